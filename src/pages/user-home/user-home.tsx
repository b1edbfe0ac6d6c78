import { type ComponentType, Suspense } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import type { UserProfile, StreakDay } from '#features/users/contract.ts';
import { addDays, daysBetween } from '#rules/baseball/days.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import { percentCorrect, type Accuracy } from '#rules/picks/accuracy.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import { picksForRank } from '#rules/picks/skill.ts';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { ConfidenceSection, Figure } from './confidence-section.tsx';
import { PickList, OwnPicks } from './pick-list.tsx';
import { UserHeader } from './user-header.tsx';
import summaryStyles from './summary.module.css';
import styles from './user-home.module.css';

type DayMark = 'all correct' | 'mixed' | 'all wrong' | 'void' | 'empty';
/** A square of the calendar; `day` is null if no pick was settled on it. */
type CalendarDay = { date: string; mark: DayMark; day: StreakDay | null };

const fewestWeeks = 13;
/** The length of a season and one week more. */
const mostWeeks = 31;

/** The mark of a day. Void picks do not matter if there are graded ones. */
export function dayMark(day: StreakDay | null): DayMark {
  if (day === null) return 'empty';
  const { correct, wrong } = day;
  if (correct + wrong === 0) return day.void > 0 ? 'void' : 'empty';
  if (wrong === 0) return 'all correct';
  return correct === 0 ? 'all wrong' : 'mixed';
}

/** The Sunday on or before a day. */
function sundayOf(date: string): string {
  return addDays(date, -new Date(`${date}T12:00:00Z`).getUTCDay());
}

function weeksBetween(from: string, to: string): number {
  return Math.round(daysBetween(from, to) / 7);
}

/**
 * Lists weeks from Sunday to Saturday, oldest first, the last one up to `today`. Starts with the first settled day, but
 * has at least thirteen weeks, so that a new user sees a calendar too, and at most a season.
 */
export function calendarWeeks(days: readonly StreakDay[], today: string): CalendarDay[][] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const lastSunday = sundayOf(today);
  const since = weeksBetween(sundayOf(days[0]?.date ?? today), lastSunday) + 1;
  const count = Math.min(mostWeeks, Math.max(fewestWeeks, since));
  return Array.from({ length: count }, (_, week) => {
    const sunday = addDays(lastSunday, 7 * (week + 1 - count));
    return Array.from({ length: 7 }, (__, weekday) => addDays(sunday, weekday))
      .filter((date) => date <= today)
      .map((date) => {
        const day = byDate.get(date) ?? null;
        return { date, day, mark: dayMark(day) };
      });
  });
}

const minute = 60_000;

/** `owner`: the signed-in user if this is their own page */
type UserHomeProps = { profile: UserProfile; owner: User | null; ProfileForm: ComponentType<{ user: User }> };

/** A user's record. The owner also has open picks, the history of picks, and the panel with favorite team and photo. */
export function UserHome({ profile, owner, ProfileForm }: UserHomeProps) {
  const now = useLeagueNow(minute);
  const today = now === null ? (profile.calendar.at(-1)?.date ?? '') : eveningAt(now);
  return (
    <>
      <UserHeader profile={profile} isOwn={owner !== null} />
      <div className={styles.page}>
        <Summary profile={profile} />
        {profile.usesConfidence && <ConfidenceSection username={profile.username} />}
        {today !== '' && <StreakCalendar days={profile.calendar} today={today} />}
        {owner === null ? (
          <PickList picks={profile.picks} empty="No public picks yet: picks become public when they lock." />
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

const marks: readonly [DayMark, string][] = [
  ['all correct', 'all correct'],
  ['mixed', 'mixed'],
  ['all wrong', 'all wrong'],
  ['void', 'void'],
];

/** The name of the month above the first week that begins in it. */
function monthOver(weeks: CalendarDay[][], index: number): string | null {
  const monthOf = (week: CalendarDay[] | undefined) => week?.[0]?.date.slice(0, 7);
  const first = weeks[index]?.[0];
  if (first === undefined || monthOf(weeks[index - 1]) === monthOf(weeks[index])) return null;
  return dateParts(first.date).monthAndDay.slice(0, 3);
}

/** Every day of the season as a square, one column per week, with a sentence as summary. */
function StreakCalendar({ days, today }: { days: readonly StreakDay[]; today: string }) {
  const weeks = calendarWeeks(days, today);
  const summary = describeCalendar(days);
  return (
    <Panel className={styles.calendar} title="Streak calendar">
      {' '}
      <Text as="p" size="sm">
        {summary}
      </Text>
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
        {marks.map(([mark, name]) => (
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

const dayCount = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** '58 days of picks since April 1: 21 all correct, 30 mixed, 7 all wrong.' */
export function describeCalendar(days: readonly StreakDay[]): string {
  const [first] = days;
  if (first === undefined) return 'No pick has been graded yet. Every day with graded picks gets its square here.';
  const counts = marks.flatMap(([mark, name]) => {
    const count = days.filter((day) => dayMark(day) === mark).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return `${dayCount(days.length)} of picks since ${dateParts(first.date).monthAndDay}: ${counts.join('; ')}.`;
}

/** 'July 4: 3 right, 1 wrong; a streak of 2 at the end of the day' */
export function describeDay(date: string, day: StreakDay | null): string {
  const { monthAndDay } = dateParts(date);
  if (day === null) return `${monthAndDay}: nothing graded`;
  const called = day.void === 0 ? '' : `, ${day.void} void`;
  const streak = day.streak === null ? '' : `; a streak of ${day.streak} at the end of the day`;
  return `${monthAndDay}: ${day.correct} right, ${day.wrong} wrong${called}${streak}`;
}

/** The user's picks in five figures, with a confidence interval for the share of correct picks. */
function Summary({ profile }: { profile: UserProfile }) {
  const { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong } = profile;
  return (
    <Panel title="Predictions Summary">
      {' '}
      <dl className={summaryStyles.figures}>
        <Figure name="Correct">{correct}</Figure>
        <Figure name="Incorrect">{wrong}</Figure>
        <Figure name="% Correct">{percentCorrect({ correct, wrong })}</Figure>
        <Figure name="Longest Streak">{profile.longestStreak}</Figure>
        <Figure name="Current Streak">{profile.currentStreak}</Figure>
      </dl>
      {profile.accuracy !== null &&
        (correct + wrong < picksForRank ? (
          <Note>From {picksForRank} graded picks on, this page says how far the share is from chance.</Note>
        ) : (
          <AccuracyBar accuracy={profile.accuracy} graded={correct + wrong} />
        ))}
    </Panel>
  );
}

const at = (share: number): number => rounded(100 * share, 1);

/** A scale from 0 to 100% correct: the share as a ball, its interval as a bar, 50% as a tick. */
function AccuracyBar({ accuracy, graded }: { accuracy: Accuracy; graded: number }) {
  const { share, low, high } = accuracy;
  return (
    <div className={summaryStyles.accuracy}>
      <svg width="100%" height="22" aria-hidden="true">
        <line x1="0" y1="11" x2="100%" y2="11" className={summaryStyles.scale} />
        <line x1="50%" y1="2" x2="50%" y2="20" className={summaryStyles.coin} />
        <line x1={`${at(low)}%`} y1="11" x2={`${at(high)}%`} y2="11" className={summaryStyles.interval} />
        <circle cx={`${at(share)}%`} cy="11" r="5.5" className={summaryStyles.ball} />
      </svg>
      <p>{describeAccuracy(accuracy, graded)}</p>
    </div>
  );
}

const percent = (share: number): number => rounded(100 * share);

/** Compares the interval with a coin, which is correct half of the time. */
function compareWithCoin({ low, high }: Accuracy): string {
  if (low > 0.5) return 'better than a coin';
  if (high < 0.5) return 'worse than a coin, so far';
  return 'too few to distinguish from a coin';
}

/** '58% of 100 graded picks. 95% confidence interval: 48–67%, too few to distinguish from a coin.' */
export function describeAccuracy(accuracy: Accuracy, graded: number): string {
  const picks = graded === 1 ? '1 graded pick' : `${graded.toLocaleString('en-US')} graded picks`;
  const { share, low, high } = accuracy;
  const interval = `${percent(low)}–${percent(high)}%`;
  return `${percent(share)}% of ${picks}. 95% confidence interval: ${interval}, ${compareWithCoin(accuracy)}.`;
}
