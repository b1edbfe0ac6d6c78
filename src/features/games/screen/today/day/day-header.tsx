import { useNavigate } from 'react-router';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import type { DayAndLevel } from '../../../queries/games.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { DayInput } from '#ui/form/day-input.tsx';
import { Link } from '#ui/link.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import styles from '../todays-games.module.css';

type DayHeaderProps = { date: string; today: string; level: number };

function DayLink({ date, today, level, label, arrow }: DayHeaderProps & { label: string; arrow: string }) {
  const to = paths.today({ date: date === today ? undefined : date, level });
  return (
    <Link to={to} className={styles.step} preventScrollReset aria-label={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={arrow} />
      </svg>
    </Link>
  );
}

function DayForm({ date, level }: Required<DayAndLevel>) {
  const navigate = useNavigate();
  const openDay = (day: string) => void navigate(paths.today({ date: day, level }), { preventScrollReset: true });
  return (
    <form method="get" action={paths.today()} className={styles.form}>
      {level !== 1 && <input type="hidden" name="level" value={level} />}
      <DayInput name="date" value={date} onPick={openDay} required aria-label="Day" />
      <button type="submit" className="needs-no-script">
        Go
      </button>
    </form>
  );
}

/** The day shown, with links to other days. */
export function DayHeader({ date, today, level }: DayHeaderProps) {
  const { weekday, monthAndDay, year } = dateParts(date);
  const { user } = useSession();
  return (
    <div className={styles.header}>
      <h1 tabIndex={-1} className={styles.day}>
        <span className="visually-hidden">Todays Games, </span>
        <span className={styles.weekday}>
          {weekday}
          {year === today.slice(0, 4) ? '' : ` ${year}`}
        </span>{' '}
        {monthAndDay}
      </h1>
      {user !== null && (
        <Link to={paths.myPicks()} className={styles.mine}>
          My picks
        </Link>
      )}
      <nav aria-label="Day" className={styles.steps}>
        <DayLink date={addDays(date, -1)} today={today} level={level} label="Previous day" arrow="M10 3 5 8l5 5" />
        <Link
          to={paths.today({ level })}
          className={styles.step}
          preventScrollReset
          aria-current={date === today ? 'date' : undefined}
        >
          Today
        </Link>
        <DayLink date={addDays(date, 1)} today={today} level={level} label="Next day" arrow="m6 3 5 5-5 5" />
        <DayForm date={date} level={level} />
      </nav>
    </div>
  );
}
