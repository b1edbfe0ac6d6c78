import { newestSeason } from './newest-season.ts';
import type { Season } from './season.ts';

/**
 * The seasons that can be asked for on a day (YYYY-MM-DD), newest first: those that have begun. A league without a
 * calendar has the year of the day.
 */
export function seasonChoice(calendar: readonly Season[], today: string): { newest: string; seasons: string[] } {
  const newest = newestSeason(calendar, today)?.id ?? today.slice(0, 4);
  const begun = calendar.map(({ id }) => id).filter((id) => id <= newest);
  return { newest, seasons: [...new Set([...begun, newest])].toSorted((a, b) => b.localeCompare(a)) };
}
