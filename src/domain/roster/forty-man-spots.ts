import type { Roster, RosterEntry } from './roster.ts';

/** The 60-day injured list: its players keep their contract and use no spot. */
const sixtyDayList = 'D60';

export function isOnSixtyDayList({ status }: RosterEntry): boolean {
  return status?.code === sixtyDayList;
}

/** Spots filled of the forty, and players on the 60-day list; null where the roster is of another type. */
export function fortyManSpots({ type, entries }: Roster): { filled: number; sixtyDay: number } | null {
  if (type !== '40Man') return null;
  const sixtyDay = players(entries.filter(isOnSixtyDayList));
  return { filled: players(entries) - sixtyDay, sixtyDay };
}

/** A player can be listed at several positions. */
const players = (entries: readonly RosterEntry[]): number => new Set(entries.map((entry) => entry.id)).size;
