import type { StreakDay } from '../../contract.ts';
import { dateParts } from '#ui/time/time-text.ts';
import { calendarWeeks, type CalendarDay, type DayMark } from './calendar-weeks.ts';
import { describeCalendar, describeDay } from './calendar-text.ts';
import { DaySquare } from './day-square.tsx';
import styles from '../user-home.module.css';
import { Panel } from '#ui/panel.tsx';

const pitch = 14;
const head = 12;
/** the width of a week in px on a wide screen */
const widestPitch = 23;

const legend: readonly [DayMark, string][] = [
  ['all correct', 'all correct'],
  ['mixed', 'mixed'],
  ['all wrong', 'all wrong'],
  ['void', 'called off'],
];

/** The name of the month above the first week that begins in it. */
function monthOver(weeks: CalendarDay[][], index: number): string | null {
  const monthOf = (week: CalendarDay[] | undefined) => week?.[0]?.date.slice(0, 7);
  const first = weeks[index]?.[0];
  if (first === undefined || monthOf(weeks[index - 1]) === monthOf(weeks[index])) return null;
  return dateParts(first.date).monthAndDay.slice(0, 3);
}

type StreakCalendarProps = { days: readonly StreakDay[]; today: string };

/** Every day of the season as a square, one column per week, with a sentence as summary. */
export function StreakCalendar({ days, today }: StreakCalendarProps) {
  const weeks = calendarWeeks(days, today);
  const summary = describeCalendar(days);
  return (
    <Panel className={styles.calendar} title="Streak calendar">
      {' '}
      <p>{summary}</p>
      {days.length > 0 && (
        <svg
          viewBox={`0 0 ${weeks.length * pitch} ${head + 7 * pitch}`}
          width={weeks.length * widestPitch}
          role="img"
          aria-label={summary}
        >
          {weeks.map((week, index) => (
            <g key={week[0]?.date} transform={`translate(${index * pitch} 0)`}>
              <text y="8" fontSize="8">
                {monthOver(weeks, index)}
              </text>
              {week.map(({ date, day, mark }, weekday) => (
                <g key={date} transform={`translate(0 ${head + weekday * pitch})`}>
                  <title>{describeDay(date, day)}</title>
                  <DaySquare mark={mark} />
                </g>
              ))}
            </g>
          ))}
        </svg>
      )}
      <ul className={styles.legend}>
        {legend.map(([mark, name]) => (
          <li key={mark}>
            <svg viewBox="0 0 13 13" width="16" height="16" aria-hidden="true">
              <DaySquare mark={mark} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
