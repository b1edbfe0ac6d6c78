import { addDays } from '../days.ts';

/** How many days in a row a pitcher has pitched, up to the last day. All days are YYYY-MM-DD. */
export function daysInARow(pitchedOn: readonly string[], last: string): number {
  let count = 0;
  while (pitchedOn.includes(addDays(last, -count))) count += 1;
  return count;
}

/** '3 days in a row'; null for fewer than two. */
export function daysInARowText(count: number): string | null {
  return count < 2 ? null : `${count} days in a row`;
}
