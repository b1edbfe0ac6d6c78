import type { LeaderboardPage } from '#contract/leaderboard.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { ownRowId } from './leader-row.tsx';
import { locateOwnRow } from './own-row.ts';
import controls from '../../../ui/controls.module.css';
import styles from './page-links.module.css';

/** Links to the pages before and after this one, to the top, and to the user's own row. */
export function PageLinks({ board, isTop }: { board: LeaderboardPage; isTop: boolean }) {
  const { period, previous, next, own } = board;
  const isElsewhere = ['above', 'below'].includes(locateOwnRow(board));
  if (isTop && next === null && !isElsewhere) return null;
  return (
    <nav aria-label="Pages of the board" className={styles.pages}>
      {!isTop && (
        <Link to={paths.leaderboard({ period })} className={controls.button}>
          To the top
        </Link>
      )}
      {previous !== null && (
        <Link to={paths.leaderboard({ period, before: previous })} className={controls.button}>
          Places above
        </Link>
      )}
      {next !== null && (
        <Link to={paths.leaderboard({ period, after: next })} className={`${controls.filledButton} ${styles.more}`}>
          Next 50
        </Link>
      )}
      {isElsewhere && own !== null && (
        <Link to={`${paths.leaderboard({ period, around: own.username })}#${ownRowId}`} className={controls.button}>
          Jump to me
        </Link>
      )}
    </nav>
  );
}
