import { createContext, use } from 'react';
import type { GamePicks, OwnPick } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';

/** What the cards of a day know of its picks, and what they can do. */
export type DayBook = {
  /** whether the day's picks have come */
  isKnown: boolean;
  pickOf(gamePk: number): OwnPick | undefined;
  /** a pick made for another day, which the game has left: void */
  movedPickOf(gamePk: number): OwnPick | undefined;
  knownOf(gamePk: number): GamePicks | undefined;
  /** resolves to whether the pick stands; what went wrong is on the game's slip */
  submit(game: GameCard, winnerId: number): Promise<boolean>;
  withdraw(game: GameCard): Promise<boolean>;
};

export const DayBookContext = createContext<DayBook | null>(null);

export function useDayBook(): DayBook {
  const book = use(DayBookContext);
  if (book === null) throw new Error('useDayBook needs a DayBookContext around it');
  return book;
}
