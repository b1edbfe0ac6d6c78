import type { PlayerEntry } from '../../contract.ts';
import type { ShownLeague } from '#features/source/server/league-notice.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import type { PlayerList } from '../player-list.ts';

/** MLB ids of 24 well-known players of the real league. */
const wellKnown = [
  660271, 592450, 665742, 545361, 605141, 518692, 608070, 660670, 665487, 677951, 596019, 624413, 665489, 646240,
  547180, 670541, 514888, 677594, 682829, 683002, 669373, 554430, 543037, 594798,
] as const;

/** Selects as many players of a simulated league, spread evenly over its list: the same list gives the same players. */
export function selectEvenlySpacedPlayers(listed: readonly PlayerEntry[], count = wellKnown.length): number[] {
  const ofClubs = listed.filter(({ teamId }) => teamId !== null && clubNamesOf(teamId) !== undefined);
  const ids = ofClubs.map(({ mlbId }) => mlbId).toSorted((a, b) => a - b);
  const size = Math.min(count, ids.length);
  return Array.from({ length: size }, (_, place) => ids[Math.floor((place * ids.length) / size)] ?? 0);
}

/** Chooses the player of a page that names none, one of 24. `random`: in [0, 1). */
export async function chooseFeaturedPlayer(
  { league, list }: { league: ShownLeague; list: PlayerList },
  random: () => number,
): Promise<number> {
  const ids = league.kind === 'simulated' ? selectEvenlySpacedPlayers(await list.all()) : wellKnown;
  const id = ids[Math.floor(random() * ids.length)];
  if (id === undefined) throw new NotFound('The league has no players yet.');
  return id;
}
