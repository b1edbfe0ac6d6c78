import type { Forecast } from '../forecast/forecast.ts';
import type {
  Base,
  Bases,
  GameStatus,
  GameView,
  Hand,
  LineupSlot,
  Pitch,
  PlateAppearance,
  ResultKind,
  Side,
} from './model.ts';

/** A player of a game. The zone is in feet above the ground; null when not measured. */
export type GamePlayer = {
  id: number;
  name: string;
  batSide: Hand | null;
  pitchHand: Hand | null;
  position: string | null;
  zoneTop: number | null;
  zoneBottom: number | null;
};

/** The parts of a game that are static or change slowly; `status` and `decisions` are the newest. */
export type GameHeader = Pick<
  GameView,
  | 'gamePk'
  | 'season'
  | 'officialDate'
  | 'startsAt'
  | 'status'
  | 'noPicksReason'
  | 'series'
  | 'scheduledInnings'
  | 'doubleHeaderGame'
  | 'teams'
  | 'venue'
  | 'weather'
  | 'probablePitchers'
  | 'decisions'
  | 'remaining'
  | 'noHitter'
> & {
  players: Record<number, GamePlayer>;
  /** the starting lineups; empty until announced */
  lineups: Record<Side, LineupSlot[]>;
  startingPitchers: Record<Side, number | null>;
  /** the forecast from which the win probability starts; absent: the win probability depends on the situation only */
  forecast?: Forecast;
  /** the reported score of a game without play-by-play data; null when there are plays */
  reported: Pick<GameView, 'inning' | 'inningState' | 'balls' | 'strikes' | 'outs' | 'lineScore' | 'totals'> | null;
};

/** The move of one runner in one play event. `from` null is the batter; `to` null with `isOut` false means no move. */
export type RunnerMove = {
  runnerId: number;
  from: Base | null;
  to: Base | 'home' | null;
  isOut: boolean;
};

type PlateAppearanceStarted = Pick<
  PlateAppearance,
  'index' | 'inning' | 'half' | 'batterId' | 'batSide' | 'pitchHand' | 'zoneTop' | 'zoneBottom'
> & {
  type: 'plateAppearanceStarted';
  /** null: the current pitcher */
  pitcherId: number | null;
};

type Happening =
  | { type: 'status'; status: GameStatus }
  | PlateAppearanceStarted
  | { type: 'pitch'; pitch: Pitch }
  /** a ball or strike without a pitch: intentional walks, pitch-timer violations */
  | { type: 'count'; balls: number; strikes: number }
  /** a description of anything except a pitch: steals, mound visits, reviews, substitutions */
  | { type: 'note'; event: string; text: string }
  /** all runners that one play event moved, applied at once, so that a forced runner does not collide with the next */
  | { type: 'runners'; moves: RunnerMove[] }
  /** charged to the fielding side */
  | { type: 'error'; playerId: number | null }
  /** extra innings: a runner starts on a base */
  | { type: 'placedRunner'; runnerId: number; base: Base }
  | {
      type: 'substitution';
      side: Side;
      role: 'pitcher' | 'batter' | 'runner' | 'fielder';
      playerId: number;
      /** null when the upstream has none */
      replacedId: number | null;
      /** batting order, 1 to 9; null for a pitcher who does not bat */
      order: number | null;
      position: string | null;
    }
  /** the reported outcome of a play without runner data */
  | { type: 'reported'; outs: number; bases: Bases; away: number; home: number }
  | {
      type: 'plateAppearanceEnded';
      event: string;
      resultKind: ResultKind | null;
      description: string | null;
      isHit: boolean;
      /** the third out was made on the bases, so that this batter leads off the next inning */
      isBatterStillDue: boolean;
      rbi: number;
    };

/** An event of a game, in order. `at` is epoch ms (UTC) and never decreases. */
export type GameEvent = Happening & { at: number };

export type GameEventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** A game as its header and its events. Every screen of a game is a fold of this. */
export type GameLog = { header: GameHeader; events: GameEvent[] };
