import type { StreakDay } from '../../contract.ts';
import { dateParts } from '#ui/time/time-text.ts';
import { dayMark, type DayMark } from './calendar-weeks.ts';

const marks: readonly [DayMark, string][] = [
  ['all correct', 'all correct'],
  ['mixed', 'mixed'],
  ['all wrong', 'all wrong'],
  ['void', 'called off'],
];

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
