import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Practice } from '#features/practice/contract.ts';
import { paths } from '#platform/page/paths.ts';
import { DayInput } from '#ui/form/day-input.tsx';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './practice-day.module.css';

type Day = NonNullable<Practice['day']>;

/** A link to another day; without one, its place stays empty. */
function StepLink({ day, label, arrow }: { day: string | null; label: string; arrow: string }) {
  const picture = (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={arrow} />
    </svg>
  );
  if (day === null) return <span className={classNames(controls.button, styles.step, styles.none)}>{picture}</span>;
  return (
    <Link
      to={paths.practice({ date: day })}
      className={classNames(controls.button, styles.step)}
      preventScrollReset
      aria-label={label}
    >
      {picture}
    </Link>
  );
}

/** The day shown, with links to the finished days beside it, to any day and to a random one of its season. */
export function DayControls({ day: { date, previous, next }, seasons }: { day: Day; seasons: Practice['seasons'] }) {
  const { weekday, monthAndDay, year } = dateParts(date);
  const { offer } = seasons.find(({ season }) => String(season) === year) ?? seasons[0] ?? {};
  return (
    <div className={styles.controls}>
      <h2 id="day" className={styles.day}>
        <small>{weekday}</small> {monthAndDay}, {year}
      </h2>
      <nav aria-label="Day" className={styles.steps}>
        <StepLink day={previous} label="Previous day" arrow="M10 3 5 8l5 5" />
        <StepLink day={next} label="Next day" arrow="m6 3 5 5-5 5" />
        <DayForm seasons={seasons} date={date} />
        {offer !== undefined && (
          <ButtonLink to={paths.practice({ date: offer })} preventScrollReset>
            Surprise me
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

/** A date field for the days that can be practiced. */
export function DayForm({ seasons, date }: { seasons: Practice['seasons']; date: string | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <form method="get" action={paths.practice()} className={styles.form}>
      <label htmlFor={id} className={date === undefined ? undefined : 'visually-hidden'}>
        Any other day
      </label>
      <DayInput
        id={id}
        name="date"
        value={date}
        min={seasons.at(-1)?.firstDay}
        max={seasons[0]?.lastDay}
        onPick={(day) => void navigate(paths.practice({ date: day }), { preventScrollReset: true })}
        className={controls.field}
        required
      />
      <Button type="submit" className="needs-no-script">
        Go
      </Button>
    </form>
  );
}
