import { type ComponentType, Suspense } from 'react';
import type { User } from '#features/accounts/contract/accounts.ts';
import type { UserProfile, StreakDay } from '../contract.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { dateParts } from '#ui/time/time-text.ts';
import { calendarWeeks, type CalendarDay, type DayMark } from './calendar/calendar-weeks.ts';
import { describeCalendar, describeDay } from './calendar/calendar-text.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './user-home.module.css';
import { Panel } from '#ui/panel.tsx';
import { UserHeader } from './summary/user-header.tsx';
import { PickList } from './picks/pick-list.tsx';
import { OwnPicks } from './picks/own-picks.tsx';
import { Summary } from './summary/summary.tsx';
import { Card } from '#ui/card.tsx';
import { ConfidenceSection } from './confidence/confidence-section.tsx';

const minute = 60_000;

/** The signed-in user if this is their own page, else null. */
function useOwner(fan: UserProfile): User | null {
  const { user } = useSession();
  return user?.username.toLowerCase() === fan.username.toLowerCase() ? user : null;
}

/** A user's record. The owner also has open picks, the history of picks, and the panel with favorite team and photo. */
export function UserHome({ fan, ProfileForm }: { fan: UserProfile; ProfileForm: ComponentType<{ user: User }> }) {
  const owner = useOwner(fan);
  const now = useLeagueNow(minute);
  const today = now === null ? (fan.calendar.at(-1)?.date ?? '') : eveningAt(now);
  return (
    <>
      <UserHeader fan={fan} isOwn={owner !== null} />
      <div className={styles.page}>
        <Summary fan={fan} />
        {fan.usesConfidence && <ConfidenceSection username={fan.username} />}
        {today !== '' && <StreakCalendar days={fan.calendar} today={today} />}
        {owner === null ? (
          <PickList picks={fan.picks} empty="No public picks yet: picks become public when they lock." />
        ) : (
          <OwnPicks user={owner} />
        )}
        {owner !== null && (
          <Card as="section" aria-labelledby="settings-heading">
            <details id="settings" open className={styles.settings}>
              <summary>
                <h2 id="settings-heading">Club and picture</h2>
              </summary>
              <Suspense>
                <ProfileForm user={owner} />
              </Suspense>
            </details>
          </Card>
        )}
      </div>
    </>
  );
}

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
function StreakCalendar({ days, today }: StreakCalendarProps) {
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

const diamond = 'M6.5 2 11 6.5 6.5 11 2 6.5z';

/** A square of 13 units with a mark. The marks differ in shape, not only in color. */
function DaySquare({ mark }: { mark: DayMark }) {
  return (
    <>
      <path
        d="M.5.5h12v12H.5z"
        className={classNames(styles.square, mark === 'empty' && styles.empty, mark === 'all correct' && styles.won)}
      />
      {mark === 'all correct' && <path d={diamond} className={styles.inked} />}
      {mark === 'mixed' && (
        <>
          <path d="M6.5 2v9L2 6.5z" className={styles.half} />
          <path d={diamond} className={styles.outline} />
        </>
      )}
      {mark === 'all wrong' && <path d="m3 3 7 7M10 3l-7 7" className={styles.struck} />}
      {mark === 'void' && <circle cx="6.5" cy="6.5" r="1.5" className={styles.dot} />}
    </>
  );
}
