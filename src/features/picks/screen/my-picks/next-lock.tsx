import type { MyPicks } from '../../contract/my-picks.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { cardAnchor } from '#ui/card-anchor.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Time } from '#ui/time/time.tsx';
import { formatTimeLeft } from '#ui/time/format-time-left.ts';
import styles from './my-picks-screen.module.css';

/** When every open game is called: the time until the next lock by the league's clock, with a link to the card of its game. */
export function NextLock({ lock }: { lock: NonNullable<MyPicks['nextLock']> }) {
  const { gamePk, locksAt, awayName, homeName } = lock;
  const now = useLeagueNow(1_000);
  return (
    <section aria-labelledby="next-lock" className={styles.lock}>
      <h2 id="next-lock">Every open game is called. Next lock</h2>
      <p className={styles.nextLockGame}>
        <Link to={`${paths.today()}#${cardAnchor(gamePk)}`}>
          {awayName} at {homeName}
        </Link>
        <span>
          locks at <Time at={locksAt} />
        </span>
      </p>
      {now !== null && (
        <p className={styles.left} role="timer">
          <span className="visually-hidden">Locks in </span>
          {formatTimeLeft(locksAt - now)}
        </p>
      )}
    </section>
  );
}
