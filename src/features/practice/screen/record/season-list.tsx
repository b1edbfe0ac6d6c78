import type { Practice } from '../../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import { DayForm } from '../day/day-form.tsx';
import styles from '../practice-screen.module.css';

const monthAndDay = (day: string): string => dateParts(day).monthAndDay;

/** The seasons to choose a day from: a random one, the first one, or any. */
export function SeasonList({ seasons }: { seasons: Practice['seasons'] }) {
  return (
    <section aria-labelledby="seasons" className={styles.choose}>
      <h2 id="seasons">Choose a day</h2>
      {seasons.length === 0 && <p>There is no finished day yet. Come back after the first games.</p>}
      <ul className={styles.seasons}>
        {seasons.map(({ season, firstDay, lastDay, offer }) => (
          <li key={season}>
            <h3>
              {season}
              <small>
                {monthAndDay(firstDay)} to {monthAndDay(lastDay)}
              </small>
            </h3>
            <Link
              to={paths.practice({ date: offer })}
              className={controls.filledButton}
              aria-label={`Surprise me: a day of ${season}`}
            >
              Surprise me
            </Link>
            <Link
              to={paths.practice({ date: firstDay })}
              className={controls.button}
              aria-label={`First day of ${season}`}
            >
              First day
            </Link>
          </li>
        ))}
      </ul>
      {seasons.length > 0 && <DayForm seasons={seasons} date={undefined} />}
    </section>
  );
}
