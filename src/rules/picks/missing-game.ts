import type { PickableGame } from './model.ts';

/** A game that has not been in the schedule for this time after its start will not be played. */
const missingLimitMs = 12 * 3_600_000;

/**
 * Returns the state of a stored game that the schedule no longer contains, at `now` (epoch ms, UTC): void if it was to be played
 * long ago, such as the last game of a decided series; else `game`. If it is listed again, the next refresh replaces the state.
 */
export function stateOfMissingGame(game: PickableGame, now: number): PickableGame {
  if (game.phase !== 'open') return game;
  const startsAt = game.startsAt ?? Date.parse(`${game.officialDate}T23:59:59Z`);
  return now - startsAt > missingLimitMs ? { ...game, phase: 'void' } : game;
}
