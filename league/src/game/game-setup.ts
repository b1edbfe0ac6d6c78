import type { Position, Side } from '../model.ts';
import type { Player } from '../people/player.ts';

/** The two line-up cards and the circumstances: all that a game is a function of, besides its key. */
export type GameSetup = {
  /** seed of everything that happens */
  key: string;
  away: TeamSheet;
  home: TeamSheet;
  /** 1 is neutral */
  park: { homeRuns: number; hits: number };
  /** spring games end after nine innings, tied or not */
  canTie: boolean;
  /** rain ends the game once so many innings are played and somebody leads; null: nine */
  calledAfter: number | null;
  /** taken off every talent, so that a level's average player is average at his level */
  levelMean: number;
};

export type TeamSheet = {
  side: Side;
  clubId: number;
  clubName: string;
  order: readonly { player: Player; position: Position }[];
  starter: Player;
  bench: readonly Player[];
  /** best first: the closer leads */
  bullpen: readonly Player[];
};
