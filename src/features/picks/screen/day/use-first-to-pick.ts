import { useState } from 'react';
import { isOpenAt } from '#rules/picks/game-lock.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import type { PickableGame } from '../pickable-game.ts';
import type { DayPicksController } from './day-picks-context.ts';

/**
 * The first of the games that is open and has no pick of the user; null for a visitor and while the picks are loading. It is chosen
 * once, so that no card moves when the pick is made.
 */
export function useFirstToPick(games: readonly PickableGame[], dayPicks: DayPicksController): number | null {
  const { user } = useSession();
  const { isLoaded, findPick, findGamePicks } = dayPicks;
  const [first] = useState(() => {
    if (user === null || !isLoaded) return null;
    const isWaiting = (game: PickableGame) =>
      !findPick(game.gamePk) && isOpenAt(game, findGamePicks(game.gamePk), Number.NEGATIVE_INFINITY);
    return games.find(isWaiting)?.gamePk ?? null;
  });
  return first;
}
