import type { GameLine } from './game-line.ts';

/** A game of a player's log; `date` is YYYY-MM-DD. */
export type LoggedGame = { date: string; line: GameLine };

/** A player and his games of a season, oldest first, each with the club for which he played it. */
export type PlayerLog = {
  id: number;
  name: string;
  /** 'SS' */
  position: string | null;
  games: (LoggedGame & { teamId: number | null })[];
};
