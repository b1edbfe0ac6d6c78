import { z } from 'zod';
import { forecastSchema } from '../forecast/forecast-shapes.ts';
import {
  baseSchema,
  basesSchema,
  gameStatusSchema,
  gameViewSchema,
  handSchema,
  lineupSlotSchema,
  missingPlaysSchema,
  pitchSchema,
  plateAppearanceSchema,
  resultKindSchema,
  totalsSchema,
  bothSides,
  sideSchema,
} from './model.ts';

/**
 * The shapes of a game as a list of events, in every layer. Types are inferred from the schemas.
 * The browser imports only the types.
 */

/** A player of a game. The zone is in feet above the ground; null when not measured. */
const gamePlayerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  batSide: handSchema.nullable(),
  pitchHand: handSchema.nullable(),
  position: z.string().nullable(),
  zoneTop: z.number().nullable(),
  zoneBottom: z.number().nullable(),
});

/** The parts of a game that are static or change slowly; `status` and `decisions` are the newest. */
const gameHeaderSchema = gameViewSchema
  .pick({
    gamePk: true,
    season: true,
    officialDate: true,
    startsAt: true,
    status: true,
    noPicksReason: true,
    series: true,
    scheduledInnings: true,
    doubleHeaderGame: true,
    teams: true,
    venue: true,
    weather: true,
    probablePitchers: true,
    decisions: true,
    remaining: true,
    noHitter: true,
  })
  .extend({
    /** by id */
    players: z.record(z.string(), gamePlayerSchema),
    /** the starting lineups; empty until announced */
    lineups: bothSides(z.array(lineupSlotSchema)),
    startingPitchers: bothSides(z.number().int().nullable()),
    /** the forecast from which the win probability starts; absent: the win probability depends on the situation only */
    forecast: forecastSchema.optional(),
  });

const moveEnd = z.union([baseSchema, z.literal('home')]);

/**
 * What moved or stopped a runner apart from the batter's play, as scorers write it: stolen base, caught stealing, picked off,
 * wild pitch, passed ball, balk, defensive indifference, error.
 */
const moveCauseSchema = z.enum(['SB', 'CS', 'PO', 'WP', 'PB', 'BK', 'DI', 'E']);

/** A part of a move, up to the base `to`. `cause` null: the batter's play. `error`: the fielder's position, 1 to 9. */
const runnerStepSchema = z.object({
  to: moveEnd,
  cause: moveCauseSchema.nullable(),
  error: z.number().int().optional(),
});

/** How a runner was put out. `number` 1 to 3 in the half-inning; `fielders` are positions in the order of the throws. */
const runnerOutSchema = z.object({
  at: moveEnd.nullable(),
  number: z.number().int().nullable(),
  fielders: z.array(z.number().int()),
  cause: moveCauseSchema.nullable(),
});

/**
 * The move of one runner in one play event. `from` null is the batter; `to` null with `isOut` false means no move.
 * `steps`, `out` and `run` are for the scorecard, where the upstream has them.
 */
const runnerMoveSchema = z.object({
  runnerId: z.number().int(),
  from: baseSchema.nullable(),
  to: moveEnd.nullable(),
  isOut: z.boolean(),
  /** the bases that the runner won, if a part had its own cause or came before an out */
  steps: z.array(runnerStepSchema).optional(),
  out: runnerOutSchema.optional(),
  /** `pitcherId`: who is charged with the run */
  run: z.object({ isEarned: z.boolean(), pitcherId: z.number().int().nullable() }).optional(),
});

/** epoch ms (UTC); never decreases from one event to the next */
const at = z.number();

/** An event of a game, in order. */
const gameEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), at, status: gameStatusSchema }),
  plateAppearanceSchema
    .pick({
      index: true,
      inning: true,
      half: true,
      batterId: true,
      batSide: true,
      pitchHand: true,
      zoneTop: true,
      zoneBottom: true,
    })
    .extend({
      type: z.literal('plateAppearanceStarted'),
      at,
      /** null: the current pitcher */
      pitcherId: z.number().int().nullable(),
    }),
  z.object({ type: z.literal('pitch'), at, pitch: pitchSchema }),
  /** a ball or strike without a pitch: intentional walks, pitch-timer violations */
  z.object({ type: z.literal('count'), at, balls: z.number().int(), strikes: z.number().int() }),
  /** a description of anything except a pitch: steals, mound visits, reviews, substitutions */
  z.object({ type: z.literal('note'), at, event: z.string(), text: z.string() }),
  /** all runners that one play event moved, applied at once, so that a forced runner does not collide with the next */
  z.object({ type: z.literal('runners'), at, moves: z.array(runnerMoveSchema) }),
  /** charged to the fielding side */
  z.object({ type: z.literal('error'), at, playerId: z.number().int().nullable() }),
  /** extra innings: a runner starts on a base */
  z.object({ type: z.literal('placedRunner'), at, runnerId: z.number().int(), base: baseSchema }),
  z.object({
    type: z.literal('substitution'),
    at,
    side: sideSchema,
    role: z.enum(['pitcher', 'batter', 'runner', 'fielder']),
    playerId: z.number().int(),
    /** null when the upstream has none */
    replacedId: z.number().int().nullable(),
    /** batting order, 1 to 9; null for a pitcher who does not bat */
    order: z.number().int().nullable(),
    position: z.string().nullable(),
  }),
  /** the reported outcome of a play without runner data */
  z.object({
    type: z.literal('reported'),
    at,
    outs: z.number().int(),
    bases: basesSchema,
    away: z.number().int(),
    home: z.number().int(),
  }),
  /**
   * What the official line score of a half-inning has besides its plays. It follows the plays of its half-inning; without a half-inning,
   * it follows all plays.
   */
  missingPlaysSchema.extend({
    type: z.literal('officialFigures'),
    at,
    added: bothSides(totalsSchema),
    /** plays are missing; false: a hit or an error was scored otherwise */
    isMissing: z.boolean(),
    /** the official situation afterwards; null: that of the plays */
    situation: gameViewSchema
      .pick({ inning: true, inningState: true, balls: true, strikes: true, outs: true, bases: true })
      .nullable(),
  }),
  z.object({
    type: z.literal('plateAppearanceEnded'),
    at,
    event: z.string(),
    resultKind: resultKindSchema.nullable(),
    description: z.string().nullable(),
    isHit: z.boolean(),
    /** the third out was made on the bases, so that this batter leads off the next inning */
    isBatterStillDue: z.boolean(),
    rbi: z.number().int(),
  }),
]);

/** A game as its header and its events. Every screen of a game is a fold of this. */
export const gameLogSchema = z.object({ header: gameHeaderSchema, events: z.array(gameEventSchema) });

export type GamePlayer = z.infer<typeof gamePlayerSchema>;
export type GameHeader = z.infer<typeof gameHeaderSchema>;
export type MoveCause = z.infer<typeof moveCauseSchema>;
export type RunnerStep = z.infer<typeof runnerStepSchema>;
export type RunnerOut = z.infer<typeof runnerOutSchema>;
export type RunnerMove = z.infer<typeof runnerMoveSchema>;
export type GameEvent = z.infer<typeof gameEventSchema>;
export type GameEventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
export type GameLog = z.infer<typeof gameLogSchema>;
