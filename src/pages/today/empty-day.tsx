import type { GamesDay } from '#features/games/contract.ts';
import { useLeague } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { levelName } from '#rules/baseball/game/levels.ts';
import { PastimeLink } from '#ui/baseball/pastime-link.tsx';
import { Link } from '#ui/kit/link.tsx';
import { fullDayText } from '#ui/kit/time-text.ts';
import styles from './empty-day.module.css';

/** A day without games, with a drawing of a covered infield, and the next day that has some. */
export function EmptyDay({ day: { date, level, nextDay } }: { day: GamesDay }) {
  const isToday = date === useLeague()?.today;
  return (
    <section className={styles.empty}>
      <TarpOnTheField />
      <p>
        There are no games scheduled {isToday ? 'today' : 'on'} {fullDayText(date)} at the {levelName(level) ?? level}{' '}
        level
      </p>
      {nextDay === undefined ? (
        <>
          <p className={styles.nextDay}>No later games are known yet.</p>
          <p className={styles.nextDay}>
            <PastimeLink>Practice on games of the past</PastimeLink>
          </p>
        </>
      ) : (
        <p className={styles.nextDay}>
          Next:{' '}
          <Link to={paths.today({ date: nextDay, level })} preventScrollReset>
            {fullDayText(nextDay)}
          </Link>
        </p>
      )}
    </section>
  );
}

function TarpOnTheField() {
  return (
    <svg viewBox="0 0 320 190" width="320" height="190" aria-hidden="true">
      <path className={styles.grass} d="M160 182 14 78Q160-34 306 78z" />
      <path className={styles.fence} d="M14 78Q160-34 306 78" />
      <path className={styles.dirt} d="M160 182 88 130Q160 40 232 130z" />
      <path className={styles.line} d="M306 78 160 182 14 78" />
      <path className={styles.tarp} d="m160 72 62 50-62 46-62-46z" />
      <path className={styles.fold} d="m139 89 62 48M119 105l61 48M181 89l-62 48M202 105l-62 48" />
      <path className={styles.roll} d="m226 116-66-53" />
      <path className={styles.plate} d="m153 176 7 7 7-7v-6h-14z" />
    </svg>
  );
}
