import type { Period } from '#contract/leaderboard.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { periods } from './board-place.ts';
import styles from './period-links.module.css';

/** Season, month and week as buttons that are links to their own tops. */
export function PeriodLinks({ period }: { period: Period }) {
  return (
    <nav aria-label="Period">
      <ul className={styles['periods']}>
        {periods.map((each) => (
          <li key={each.period}>
            <Link
              to={paths.leaderboard({ period: each.period })}
              aria-current={each.period === period ? 'true' : undefined}
              className={styles['period']}
              preventScrollReset
            >
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
