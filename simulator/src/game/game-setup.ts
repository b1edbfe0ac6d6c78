import type { Position, Side } from '../model.ts';
import type { Player } from '../people/player.ts';

/** The input of a simulated game: a random key, both lineups and the conditions. */
export type GameSetup = {
  /** seed of the game's random numbers */
  key: string;
  away: TeamSheet;
  home: TeamSheet;
  /** factors; 1 is neutral */
  park: { homeRuns: number; hits: number };
  /** spring games end after nine innings, tied or not */
  canTie: boolean;
  /** an extra inning begins with a runner on second base */
  placesRunner: boolean;
  /** rain ends the game after this many innings when one side leads; null: nine innings */
  calledAfter: number | null;
  /** subtracted from every talent, so that an average player of the level is average there */
  levelMean: number;
};

export type OrderSlot = { player: Player; position: Position };

export type TeamSheet = {
  side: Side;
  clubId: number;
  clubName: string;
  order: readonly OrderSlot[];
  starter: Player;
  bench: readonly Player[];
  /** best first: the closer */
  bullpen: readonly Player[];
};
