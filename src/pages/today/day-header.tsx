import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DayAndLevel } from '#features/games/queries/games.ts';
import { pathFor } from '#platform/api/pages.ts';
import { paths } from '#platform/page/paths.ts';
import { addDays } from '#rules/baseball/days.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { DayInput } from '#ui/form/day-input.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Menu } from '#ui/kit/menu.tsx';
import { dateParts, dayText } from '#ui/kit/time-text.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import styles from './todays-games.module.css';

type DayProps = { date: string; today: string; level: number };

function DayLink({ date, today, level, label, arrow }: DayProps & { label: string; arrow: string }) {
  const to = paths.today({ date: date === today ? undefined : date, level });
  return (
    <Link to={to} className={styles.step} preventScrollReset aria-label={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={arrow} />
      </svg>
    </Link>
  );
}

/** The day as a text over the date field, which opens the calendar. The field is seen while it has the focus. */
function DayForm({ date, today, level }: DayProps) {
  const navigate = useNavigate();
  const openDay = (day: string) => void navigate(paths.today({ date: day, level }), { preventScrollReset: true });
  const { weekday, monthAndDay, year } = dateParts(date);
  const [month = '', dayOfMonth = ''] = monthAndDay.split(' ');
  const isThisYear = year === today.slice(0, 4);
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const openCalendar = () => {
    const field = form.current?.querySelector<HTMLInputElement>('[type=date]');
    field?.focus();
    field?.showPicker();
  };
  return (
    <form ref={form} method="get" action={paths.today()} className={styles.form}>
      {level !== 1 && <input type="hidden" name="level" value={level} />}
      <span className={styles.date}>
        <span aria-hidden="true">
          {isThisYear && `${weekday.slice(0, 3)}, `}
          {month.slice(0, 3)} {dayOfMonth}
          {!isThisYear && `, ${year}`}
        </span>
        {/* one stop of the keyboard instead of the four of a date field */}
        {isHydrated && (
          <button type="button" className={styles.calendar} aria-label="Open the calendar" onClick={openCalendar} />
        )}
        <DayInput
          name="date"
          value={date}
          onPick={openDay}
          required
          aria-label="Day"
          tabIndex={isHydrated ? -1 : undefined}
        />
      </span>
      <button type="submit" className="needs-no-script">
        Go
      </button>
    </form>
  );
}

/** Links to the levels for the same day. */
function LevelMenu({ date, level }: DayAndLevel) {
  const options = levels.map(({ id, name }) => ({
    to: paths.today({ date, level: id }),
    name,
    isChosen: id === level,
  }));
  const name = options.find(({ isChosen }) => isChosen)?.name ?? String(level);
  return (
    <Menu
      key={level}
      summary={
        <>
          <span className="visually-hidden">Level: </span>
          {name}
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 6 5 5 5-5" />
          </svg>
        </>
      }
    >
      <Choice label="Level" options={options} />
    </Menu>
  );
}

type DayHeaderProps = DayProps & {
  /** the day of the URL; undefined: the current one */
  dayOfUrl: string | undefined;
  /** hold and delay the page, and hide scores */
  controls: ReactNode;
};

const wallPath = pathFor('all scores');

/** One row of tools: the day with those before and after it, the level, and what can be done with the page. */
export function DayHeader({ date, today, level, dayOfUrl, controls }: DayHeaderProps) {
  return (
    <div className={styles.tools}>
      <h1 tabIndex={-1} className="visually-hidden">
        {date === today ? 'Todays Games' : 'Games'}, {dayText(date)}
        {date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`}
      </h1>
      <nav aria-label="Day" className={styles.days}>
        <DayLink date={addDays(date, -1)} today={today} level={level} label="Previous day" arrow="M10 3 5 8l5 5" />
        <DayForm date={date} today={today} level={level} />
        <DayLink date={addDays(date, 1)} today={today} level={level} label="Next day" arrow="m6 3 5 5-5 5" />
        {date !== today && (
          <Link to={paths.today({ level })} className={styles.step} preventScrollReset>
            Today
          </Link>
        )}
      </nav>
      <LevelMenu date={dayOfUrl} level={level} />
      <Menu label="Tools" summary="⋯">
        <div className={styles.more}>
          {controls}
          {wallPath !== undefined && <a href={wallPath}>Wall</a>}
          <a href={paths.todayText({ date: dayOfUrl, level })}>Text version</a>
        </div>
      </Menu>
    </div>
  );
}
