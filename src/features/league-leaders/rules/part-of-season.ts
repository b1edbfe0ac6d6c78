import type { Season } from '#rules/baseball/seasons/season.ts';
import { addDays } from '#rules/baseball/seasons/days.ts';

/** A part of a season: its last 30 or 7 days, or a month as YYYY-MM. */
export const partPattern = /^(?:30|7|\d{4}-(?:0[1-9]|1[0-2]))$/;

const monthOf = (day: string): string => day.slice(0, 7);

/** The days of a part (YYYY-MM-DD, inclusive), up to today in a month that is not over; null for the whole season. */
export function daysOfPart(part: string | undefined, today: string): { from: string; to: string } | null {
  if (part === undefined) return null;
  if (!part.includes('-')) return { from: addDays(today, -Number(part)), to: today };
  const next = monthOf(addDays(`${part}-28`, 4));
  return { from: `${part}-01`, to: part === monthOf(today) ? today : addDays(`${next}-01`, -1) };
}

/** The parts that can be chosen on a day: the last days of a season that is not over, and its months that have begun. */
export function partsOfSeason({ regularStart, regularEnd }: Season, today: string): string[] {
  if (regularStart === null || regularStart > today) return [];
  const isOver = regularEnd !== null && regularEnd < today;
  const last = monthOf(isOver ? regularEnd : today);
  const months: string[] = [];
  for (let month = monthOf(regularStart); month <= last; month = monthOf(addDays(`${month}-28`, 4))) months.push(month);
  return [...(isOver ? [] : ['30', '7']), ...months];
}
