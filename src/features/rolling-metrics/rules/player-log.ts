import type { GameLine } from './game-line.ts';

/** One game of a player; `date` is YYYY-MM-DD. */
export type LoggedGame = { date: string; line: GameLine };

/** A player's games of a season, oldest first, each with the player's club in it. */
export type PlayerLog = {
  id: number;
  name: string;
  /** 'SS' */
  position: string | null;
  games: (LoggedGame & { teamId: number | null })[];
};
