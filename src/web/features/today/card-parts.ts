import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';

/** What a page adds to the cards of a day. */
export type CardParts = {
  /** makes something of both clubs' rows before the first pitch: a form, or the rows as they are */
  clubs(game: GameCard, rows: { away: ReactNode; home: ReactNode }): ReactNode;
  /** under the score of a game that has begun, and under one that is set aside */
  call(game: GameCard): ReactNode;
};
