import type { Season } from './season.ts';

/** The season in progress on a day (YYYY-MM-DD), or between seasons the last one that had begun; null when none had. */
export function newestSeason(seasons: readonly Season[], today: string): Season | null {
  const begun = seasons.filter(({ regularStart }) => regularStart !== null && regularStart <= today);
  return begun.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1) ?? null;
}
