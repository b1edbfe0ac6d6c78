import type { StreakDay } from '../../contract.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { daysBetween } from '#rules/baseball/seasons/days-between.ts';

export type DayMark = 'all correct' | 'mixed' | 'all wrong' | 'void' | 'empty';
/** A square of the calendar; `day` is null if no pick was settled on it. */
export type CalendarDay = { date: string; mark: DayMark; day: StreakDay | null };

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
