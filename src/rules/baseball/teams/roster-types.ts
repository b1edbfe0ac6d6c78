import { clubNamesOf } from './club-names.ts';
import type { Roster, RosterEntry } from './roster.ts';

/** The upstream's roster types of a club, in the order of the menu, with the names that it shows. */
export const rosterTypes = [
  { id: '40Man', name: '40-man' },
  { id: 'active', name: 'Active' },
  { id: 'coach', name: 'Coaches' },
  { id: 'nonRosterInvitees', name: 'Non-roster invitees' },
  { id: 'depthChart', name: 'Depth chart' },
  { id: 'fullSeason', name: 'Full season' },
  { id: 'fullRoster', name: 'Full roster' },
] as const;

export type RosterTypeId = (typeof rosterTypes)[number]['id'];

/** The 40-man roster for a major-league club, the active roster for other teams, which have no 40-man roster. */
export function defaultRosterTypeOf(teamId: number): RosterTypeId {
  return clubNamesOf(teamId) === undefined ? 'active' : '40Man';
}

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
