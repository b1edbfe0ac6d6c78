import { roleGroup } from '../people/player.ts';
import type { Random } from '../rng/random.ts';
import { affiliateAt } from './opening-rosters.ts';
import type { WorkingRosters } from './working-rosters.ts';

/** Trades one player for another of the same role group, so that both rosters stay complete. */
export function trade(rosters: WorkingRosters, random: Random, one: number, other: number): void {
  const first = random.pick(rosters.active(one));
  const second = random.pick(rosters.active(other, roleGroup(first)));
  const there = { clubId: other, status: 'A' as const, onActive: true, on40Man: true };
  rosters.move('traded', first, { from: one, to: other, detail: second.person.fullName, spot: there });
  rosters.move('traded', second, {
    from: other,
    to: one,
    detail: first.person.fullName,
    spot: { ...there, clubId: one },
  });
}

/** Signs a player who has been without a club for some days to a minor-league contract. */
export function signFreeAgent(rosters: WorkingRosters, random: Random, clubIds: readonly number[]): void {
  const player = rosters.unsigned.find(({ person }) => (rosters.returns.get(person.id) ?? '') <= rosters.date);
  if (!player || !random.chance(0.6)) return;
  rosters.unsigned.splice(rosters.unsigned.indexOf(player), 1);
  const clubId = random.pick(clubIds);
  const spot = { clubId: affiliateAt(11, clubId), status: 'A' as const, onActive: true, on40Man: false };
  rosters.move('signedMinor', player, { from: null, to: clubId, spot });
}

/** Promotes a prospect by one level and demotes a player of the same role group, so that both rosters stay complete. */
export function swapProspects(rosters: WorkingRosters, random: Random, clubId: number): void {
  if (!random.chance(0.05)) return;
  const [upper, lower] = [affiliateAt(11, clubId), affiliateAt(12, clubId)];
  const rising = random.pick(rosters.playersAt(lower));
  const falling = rosters.reserves(clubId, roleGroup(rising))[0];
  if (!falling) return;
  const spot = { status: 'A' as const, onActive: true, on40Man: false };
  rosters.move('assigned', rising, { from: lower, to: upper, spot: { ...spot, clubId: upper } });
  rosters.move('assigned', falling, { from: upper, to: lower, spot: { ...spot, clubId: lower } });
}
