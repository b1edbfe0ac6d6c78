import { compareByStart } from '#rules/baseball/game/compare-by-start.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isHidden, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { maxWallGames } from './wall-options.ts';

type Shown = Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>;

/** Live games, those to come, hidden ones, those over, those called off. */
function placeOf(game: Shown): number {
  if (isLive(game)) return 0;
  if (isHidden(game)) return 2;
  if (isCalledOff(game)) return 4;
  return isOver(game) ? 3 : 1;
}

/** The games of a wall: those with the ids, in their order, or up to nine of the day, live ones first, then by start. */
export function chooseWallGames<Game extends Shown>(
  games: readonly Game[],
  gamePks: readonly number[] | null,
): readonly Game[] {
  if (gamePks !== null) return gamePks.flatMap((id) => games.filter(({ gamePk }) => gamePk === id));
  return games
    .toSorted((one, other) => placeOf(one) - placeOf(other) || compareByStart(one, other))
    .slice(0, maxWallGames);
}
