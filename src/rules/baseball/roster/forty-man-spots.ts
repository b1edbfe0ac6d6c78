import type { Roster, RosterEntry } from './roster.ts';

function isOnSixtyDayList({ status }: RosterEntry): boolean {
  return status?.kind === 'injuredSixty';
}

/** The number of filled spots and of players on the 60-day list; null for a roster of another type. */
export function fortyManSpots({ type, entries }: Roster): { filled: number; sixtyDay: number } | null {
  if (type !== '40Man') return null;
  const sixtyDay = countPlayers(entries.filter(isOnSixtyDayList));
  return { filled: countPlayers(entries) - sixtyDay, sixtyDay };
}

/** Counts a player with several positions once. */
const countPlayers = (entries: readonly RosterEntry[]): number => new Set(entries.map((entry) => entry.id)).size;

/** The maximum number of spots on a 40-man roster. Source: the product specification, section 9. */
const fortyMan = 40;

export type SpotUse = 'active' | 'injured' | 'minors' | 'other' | 'free';

/**
 * The number of spots per use, without zeros. Players beyond the limit are counted too. Null for a roster of another
 * type.
 */
export function spotsByUse(roster: Roster): { use: SpotUse; count: number }[] | null {
  const spots = fortyManSpots(roster);
  if (spots === null) return null;
  const players = new Map(roster.entries.filter((entry) => !isOnSixtyDayList(entry)).map((entry) => [entry.id, entry]));
  const kinds = [...players.values()].map(({ status }) => status?.kind ?? 'other');
  const counts = (['active', 'injured', 'minors', 'other'] as const).map((use) => ({
    use: use as SpotUse,
    count: kinds.filter((kind) => kind === use).length,
  }));
  return [...counts, { use: 'free' as const, count: Math.max(0, fortyMan - spots.filled) }].filter(
    ({ count }) => count > 0,
  );
}
