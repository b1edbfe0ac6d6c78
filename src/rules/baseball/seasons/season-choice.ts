import type { Season } from './season.ts';

/**
 * The seasons that can be selected on a day (YYYY-MM-DD), newest first: those that have begun. A league without a
 * calendar has one season, the year of the day.
 */
export function seasonChoice(calendar: readonly Season[], today: string): { newest: string; seasons: string[] } {
  const newest = newestSeason(calendar, today)?.id ?? today.slice(0, 4);
  const begun = calendar.map(({ id }) => id).filter((id) => id <= newest);
  return { newest, seasons: [...new Set([...begun, newest])].toSorted((a, b) => b.localeCompare(a)) };
}

/** The season in progress on a day (YYYY-MM-DD), or between seasons the last one that began; null before the first. */
export function newestSeason(seasons: readonly Season[], today: string): Season | null {
  const begun = seasons.filter(({ regularStart }) => regularStart !== null && regularStart <= today);
  return begun.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1) ?? null;
}
