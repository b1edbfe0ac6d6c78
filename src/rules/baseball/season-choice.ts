import type { Season } from './season.ts';

/** `seasons`: those with figures of players; `played`: those whose games are known too. Both newest first. */
type SeasonChoice = { newest: string; seasons: string[]; played: string[] };

/**
 * The seasons that can be selected on a day (YYYY-MM-DD): those that have begun. Games are known of a season with a first day. A league
 * without a calendar has one season, the year of the day.
 */
export function seasonChoice(calendar: readonly Season[], today: string): SeasonChoice {
  const newest = newestSeason(calendar, today)?.id ?? today.slice(0, 4);
  const begun = calendar.filter(({ id }) => id <= newest);
  const list = (seasons: readonly Season[]) =>
    [...new Set([...seasons.map(({ id }) => id), newest])].toSorted((a, b) => b.localeCompare(a));
  return { newest, seasons: list(begun), played: list(begun.filter(({ regularStart }) => regularStart !== null)) };
}

/** The season in progress on a day (YYYY-MM-DD), or between seasons the last one that began; null before the first. */
export function newestSeason(seasons: readonly Season[], today: string): Season | null {
  const begun = seasons.filter(({ regularStart }) => regularStart !== null && regularStart <= today);
  return begun.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1) ?? null;
}
