import type { Roster, RosterEntry } from './roster.ts';

export function isOnSixtyDayList({ status }: RosterEntry): boolean {
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
