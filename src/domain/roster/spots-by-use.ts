import { fortyManSpots, isOnSixtyDayList } from './forty-man-spots.ts';
import type { Roster, RosterEntry } from './roster.ts';

/** The maximum number of spots on a 40-man roster. Source: the product specification, section 9. */
export const fortyMan = 40;

export type SpotUse = 'active' | 'injured' | 'minors' | 'others' | 'free';

/**
 * The number of spots per use, without zeros. Players beyond the limit are counted too. Null for a roster of another
 * type.
 */
export function spotsByUse(roster: Roster): { use: SpotUse; count: number }[] | null {
  const spots = fortyManSpots(roster);
  if (spots === null) return null;
  const players = new Map(roster.entries.filter((entry) => !isOnSixtyDayList(entry)).map((entry) => [entry.id, entry]));
  const uses = [...players.values()].map(useOf);
  const counts = (['active', 'injured', 'minors', 'others'] as const).map((use) => ({
    use: use as SpotUse,
    count: uses.filter((each) => each === use).length,
  }));
  return [...counts, { use: 'free' as const, count: Math.max(0, fortyMan - spots.filled) }].filter(
    ({ count }) => count > 0,
  );
}

/** Upstream status codes: A active, D7 to D15 and ILF injured lists; RM, MIN and OPT minor leagues. */
function useOf({ status }: RosterEntry): SpotUse {
  const code = status?.code ?? '';
  if (code === 'A') return 'active';
  if (/^(?:D\d+|ILF)$/.test(code)) return 'injured';
  return ['RM', 'MIN', 'OPT'].includes(code) ? 'minors' : 'others';
}
