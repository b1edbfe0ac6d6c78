import type { Base, Bases, GameStatus, GameView, Hand, LineupSlot, Pitch, PlateAppearance, Side } from './model.ts';

/** A player as the game needs him; `zone` in feet above the ground, null where not measured. */
export type GamePlayer = {
  id: number;
  name: string;
  batSide: Hand | null;
  pitchHand: Hand | null;
  position: string | null;
  zoneTop: number | null;
  zoneBottom: number | null;
};

/** What is static in a game or changes slowly; `status` and `decisions` are the newest known. */
export type GameHeader = Pick<
  GameView,
  | 'gamePk'
  | 'season'
  | 'officialDate'
  | 'startsAt'
  | 'status'
  | 'scheduledInnings'
  | 'doubleHeaderGame'
  | 'teams'
  | 'venue'
  | 'weather'
  | 'probablePitchers'
  | 'decisions'
> & {
  players: Record<number, GamePlayer>;
  /** the starting line-ups; empty until announced */
  lineups: Record<Side, LineupSlot[]>;
  startingPitchers: Record<Side, number | null>;
  /** the score as the league reports it, for games that it does not follow play by play; null where there are plays */
  reported: Pick<GameView, 'inning' | 'inningState' | 'balls' | 'strikes' | 'outs' | 'lineScore' | 'totals'> | null;
};

/** Where one runner ended up in one happening; `from` null is the batter, `to` null with `isOut` false stays where he is. */
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
  /** null: whoever is on the mound */
  pitcherId: number | null;
};

type Happening =
  | { type: 'status'; status: GameStatus }
  | PlateAppearanceStarted
  | { type: 'pitch'; pitch: Pitch }
  /** a ball or strike without a pitch: intentional walks, pitch-timer violations */
  | { type: 'count'; balls: number; strikes: number }
  /** anything worded outside a pitch: steals, mound visits, reviews, substitutions */
  | { type: 'note'; event: string; words: string }
  /** all runners that one happening moved, at once: a force is not a collision */
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
      /** null where the upstream does not tell */
      replacedId: number | null;
      /** place in the batting order, 1 to 9; null for a pitcher who does not bat */
      order: number | null;
      position: string | null;
    }
  /** the league's word on a play whose runners it does not tell one by one */
  | { type: 'reported'; outs: number; bases: Bases; away: number; home: number }
  | {
      type: 'plateAppearanceEnded';
      event: string;
      description: string | null;
      isHit: boolean;
      /** the third out was made on the bases: this batter leads off the next inning */
      isBatterStillDue: boolean;
      rbi: number;
    };

/** One thing that happened, in order; `at` is epoch ms (UTC) and never falls. */
export type GameEvent = Happening & { at: number };

export type GameEventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** A game as its header and everything that happened: all screens of it are folds of this. */
export type GameLog = { header: GameHeader; events: GameEvent[] };
