import type { LineupSlot } from '#rules/baseball/game/model.ts';
import { orderOf } from './plays/to-action-events.ts';
import type { WireBoxTeam } from './wire-box-score.ts';

/** The starting lineup: the first player of each place in the batting order, at the player's first position. */
export function toLineup(wire: WireBoxTeam | undefined): LineupSlot[] {
  const players = wire?.players ?? [];
  const starters = players.flatMap(({ person, battingOrder, allPositions, position }) => {
    const order = orderOf(battingOrder);
    if (order === null || battingOrder === undefined || battingOrder % 100 !== 0) return [];
    const place = allPositions[0]?.abbreviation ?? position?.abbreviation ?? '';
    return [{ order, playerId: person.id, position: place }];
  });
  if (starters.length > 0) return starters.toSorted((a, b) => a.order - b.order);
  return (wire?.battingOrder ?? []).map((playerId, position) => ({ order: position + 1, playerId, position: '' }));
}
