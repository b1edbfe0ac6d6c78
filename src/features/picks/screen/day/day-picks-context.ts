import { createContext, use } from 'react';
import type { GamePicks, OwnPick } from '../../contract/predictions.ts';
import type { PickableGame } from '../pickable-game.ts';

/** The picks of a day for its game cards, and the actions on them. */
export type DayPicksController = {
  /** whether the day's picks are loaded */
  isLoaded: boolean;
  findPick(gamePk: number): OwnPick | undefined;
  /** a void pick for another day, from which the game was moved */
  findMovedPick(gamePk: number): OwnPick | undefined;
  findGamePicks(gamePk: number): GamePicks | undefined;
  /** resolves to whether the pick was saved; otherwise the error is on the game's draft pick */
  submit(game: PickableGame, winnerId: number): Promise<boolean>;
  withdraw(game: PickableGame): Promise<boolean>;
};

export const DayPicksContext = createContext<DayPicksController | null>(null);

export function useDayPicksContext(): DayPicksController {
  const controller = use(DayPicksContext);
  if (controller === null) throw new Error('useDayPicksContext must be used within a DayPicksContext');
  return controller;
}
