import { addDays, calendarDay } from '#rules/baseball/days.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const relative = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/** YYYY-MM-DD, or undefined if the calendar has no such day. */
function dayOf(year: number, month: number, date: number): string | undefined {
  const day = calendarDay(year, month, date);
  return day.endsWith(`-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`) ? day : undefined;
}

/** The day of a month that is nearest to today, unless a year is given. */
function nearest(today: string, month: number, date: number, year: string | undefined): string[] {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear - 1, thisYear + 1] : [Number(year)];
  const gap = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  return years
    .flatMap((each) => dayOf(each, month, date) ?? [])
    .toSorted((one, other) => gap(one) - gap(other))
    .slice(0, 1);
}

/**
 * The days (YYYY-MM-DD) that a text names: '2026-11-24', '11/24', 'Nov 24', '24 November 2026', 'yesterday', or a day of the week,
 * which is the last and the next one. `today`: the day of the league.
 */
export function findDays(text: string, today: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .join(' ');
  const shift = relative.get(words);
  if (shift !== undefined) return [addDays(today, shift)];
  const weekday = weekdays.indexOf(words);
  if (weekday >= 0) {
    const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
    return ahead === 0 ? [today, addDays(today, 7)] : [addDays(today, ahead - 7), addDays(today, ahead)];
  }
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(words);
  if (iso !== null) return nearest(today, Number(iso[2]), Number(iso[3]), iso[1]);
  const slashes = /^(\d\d?)\/(\d\d?)(?:\/(\d{4}))?$/.exec(words);
  if (slashes !== null) return nearest(today, Number(slashes[1]), Number(slashes[2]), slashes[3]);
  const named = /^(?:([a-z]{3,9})\.? (\d\d?)|(\d\d?) ([a-z]{3,9})\.?)(?: (\d{4}))?$/.exec(words);
  if (named === null) return [];
  const month = months.indexOf((named[1] ?? named[4] ?? '').slice(0, 3)) + 1;
  return month === 0 ? [] : nearest(today, month, Number(named[2] ?? named[3]), named[5]);
}
