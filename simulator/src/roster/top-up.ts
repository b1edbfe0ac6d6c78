import { isPitcher, type Player } from '../people/player.ts';
import { affiliateAt } from './opening-rosters.ts';
import type { WorkingRosters } from './working-rosters.ts';

/** Nine batters and two substitutes. */
const fewestHitters = 11;
const fewestCatchers = 2;

const best = (players: readonly Player[]): Player | undefined => players.toSorted((a, b) => b.quality - a.quality)[0];

/** The kind of player that a farm club lacks after call-ups: a catcher, any hitter, or none. */
function findShortage(players: readonly Player[]): 'catcher' | 'hitter' | null {
  const hitters = players.filter((player) => !isPitcher(player));
  if (hitters.filter((player) => player.role === 'C').length < fewestCatchers) return 'catcher';
  return hitters.length < fewestHitters ? 'hitter' : null;
}

/** Promotes the best player of the kind, but never the last one. */
function promote(rosters: WorkingRosters, from: number, to: number, kind: 'catcher' | 'hitter'): void {
  const able = rosters
    .playersAt(from)
    .filter((player) => (kind === 'catcher' ? player.role === 'C' : !isPitcher(player) && player.role !== 'C'));
  const rising = able.length > 1 ? best(able) : undefined;
  if (!rising) return;
  const spot = { clubId: to, status: 'A' as const, onActive: true, on40Man: false };
  rosters.move('assigned', rising, { from, to, spot });
}

/** Fills an organization's Triple-A club from Double-A, and the resulting gaps from lower levels, so that no pitcher has to bat. */
export function fillTripleA(rosters: WorkingRosters, organizationId: number): void {
  const triple = affiliateAt(11, organizationId);
  const there = () =>
    rosters.find(organizationId, (spot) => spot.clubId === triple && (spot.onActive || spot.status === 'RM'));
  for (
    let tries = 0, missing = findShortage(there());
    missing !== null && tries < 6;
    tries++, missing = findShortage(there())
  ) {
    promote(rosters, affiliateAt(12, organizationId), triple, missing);
    for (const level of [12, 13]) {
      const club = affiliateAt(level, organizationId);
      const open = findShortage(rosters.playersAt(club));
      if (open !== null) promote(rosters, affiliateAt(level + 1, organizationId), club, open);
    }
  }
}
