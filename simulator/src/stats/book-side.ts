import type { BattingLine, FieldingLine, PitchingLine } from '../lines.ts';
import type { Position, Side } from '../model.ts';
import type { RunnerMove, Substitution } from '../played-game.ts';

/** The data of a play needed for scoring, a subset of the game core's and of the played game's records. */
export type ScoredPlay = {
  inning: number;
  isTop: boolean;
  batterId: number;
  pitcherId: number;
  events: readonly ScoredEvent[];
  runners: readonly RunnerMove[];
  event: string;
  eventType: string;
  rbi: number;
  awayScore: number;
  homeScore: number;
  outs: number;
  basesAfter: readonly (number | null)[];
};

export type ScoredEvent = {
  kind: string;
  call?: string;
  eventType?: string;
  substitution?: Substitution | null;
};

export type Entry = {
  personId: number;
  clubId: number;
  side: Side;
  battingOrder: string | null;
  positions: Position[];
  batting: BattingLine | null;
  pitching: PitchingLine | null;
  fielding: Map<Position, FieldingLine>;
  note: string | null;
};

type Slot = { personId: number; position: Position; replacements: number };

export type BookSide = {
  side: Side;
  clubId: number;
  order: Slot[];
  fielders: Map<Position, number>;
  pitchers: number[];
  runs: number;
  hits: number;
  errors: number;
  leftOnBase: number;
};
