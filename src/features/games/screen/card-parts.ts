import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';

/** `first`: the game to pick that comes first on a phone; `next`: the one to pick now */
export type GamesToPick = { first: number | null; next: number | null };

/** The parts that a page adds to the game cards of a day. */
export type CardParts = {
  /** wraps the rows of both clubs before the first pitch, for example in a form */
  renderClubs(game: GameCard, rows: { away: ReactNode; home: ReactNode }): ReactNode;
  /** below the score of a game that has started, and on the card of a postponed game */
  renderPick(game: GameCard): ReactNode;
};
