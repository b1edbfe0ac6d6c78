import type { Period } from '../../contract/leaderboard.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { Link } from '#ui/link.tsx';
import controls from '#ui/controls.module.css';
import styles from '../leaderboard.module.css';

const texts: Record<Period, { heading: string; text: string }> = {
  season: {
    heading: 'No one is on base yet',
    text: 'No prediction has been graded so far. The board fills when the first picked game ends, and the first correct call is a single.',
  },
  month: {
    heading: 'A new month, a clean board',
    text: 'No prediction has been graded this month. Everyone starts at home plate again.',
  },
  week: {
    heading: 'A new week, a clean board',
    text: 'No prediction has been graded since Monday. Everyone starts at home plate again.',
  },
};

/** Shown instead of a board without graded picks: explains when it fills. */
export function EmptyBoard({ period }: { period: Period }) {
  const { heading, text } = texts[period];
  return (
    <div className={styles.empty}>
      <BasePath bases={0} size={120} />
      <h2>{heading}</h2>
      <p>{text}</p>
      <Link to={paths.today()} className={controls.filledButton}>
        Call a winner of today’s games
      </Link>
    </div>
  );
}
