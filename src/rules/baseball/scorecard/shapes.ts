import { z } from 'zod';
import { bothSides, pitchResultSchema } from '../game/model.ts';

/**
 * The shapes of a scorecard. Types are inferred from the schemas. A base is 1 to 3, home plate 4; a fielder is a position
 * from 1 (pitcher) to 9 (right field).
 */
const count = z.number().int();

/** The notation of a result: 'K' (backward when called), '6-4-3' with 'DP' below it. */
const notationSchema = z.object({ text: z.string(), below: z.string().nullable(), isBackward: z.boolean() });

/** One base that a runner won. */
const legSchema = z.object({
  to: count,
  /** what moved the runner: 'SB', 'E5', or the place of the batter in the order; null: the runner's own result */
  by: z.string().nullable(),
});

const cellOutSchema = z.object({
  /** 1 to 3 in the half-inning */
  number: count,
  /** the base of an out on the bases; null for a batter who reached none */
  at: count.nullable(),
  /** 'CS 2-6', '6-4'; empty when the fielders are unknown */
  by: z.string(),
});

/** One plate appearance, and the way of its runner around the bases. */
const cellSchema = z.object({
  /** of the plate appearance, 0-based through the game; for a placed runner, the one before which the runner was placed */
  index: count,
  inning: count,
  /** 0; 1 and more when the club bats around */
  part: count,
  /** place in the batting order, 1 to 9 */
  order: count,
  /** `unfinished`: the inning ended on the bases, and the batter leads off the next one */
  kind: z.enum(['reached', 'out', 'unfinished', 'inProgress', 'placed']),
  batterId: count,
  /** the newest pinch runner for this batter */
  pinchRunnerId: count.nullable(),
  pitcherId: count,
  /** the mark of a pitcher whose first batter this is, except for the starter */
  newPitcher: z.string().nullable(),
  /** the position in which a substitute bats for the first time: 'PH', 'LF' */
  entry: z.string().nullable(),
  notation: notationSchema.nullable(),
  legs: z.array(legSchema),
  out: cellOutSchema.nullable(),
  /** `number`: of the club's runs; `isEarned` null: unknown */
  run: z.object({ number: count, isEarned: z.boolean().nullable() }).nullable(),
  rbi: count,
  pitches: z.array(pitchResultSchema),
  balls: count,
  strikes: count,
  endsHalf: z.boolean(),
  /** when the plate appearance ended (epoch ms, UTC); null while in progress */
  at: z.number().nullable(),
  /** the result in the upstream's words; null while in progress */
  description: z.string().nullable(),
  /** steals, wild pitches, substitutions … during the plate appearance */
  notes: z.array(z.string()),
});

/** The figures of a batter or of a club. */
const battingTallySchema = z.object({
  atBats: count,
  runs: count,
  hits: count,
  rbi: count,
  walks: count,
  strikeOuts: count,
});

const cardPlayerSchema = battingTallySchema.extend({
  playerId: count,
  name: z.string(),
  positions: z.array(z.string()),
  /** the inning in which a substitute came in; null for a starter */
  since: count.nullable(),
});

const slotSchema = z.object({ order: count, players: z.array(cardPlayerSchema) });

const inningTallySchema = z.object({
  inning: count,
  /** columns of this inning: 2 when the club batted around */
  parts: count,
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  runs: count,
  hits: count,
  /** by the fielding club */
  errors: count,
  /** runners left on base; while the half-inning lasts, those on base */
  leftOnBase: count,
  pitches: count,
});

const cardPitcherSchema = z.object({
  playerId: count,
  name: z.string(),
  /** 'A' for the starter, 'B' for the next pitcher … */
  mark: z.string(),
  hand: z.enum(['L', 'R', 'S']).nullable(),
  inning: count,
  /** outs when the pitcher came in */
  outsBefore: count,
  outs: count,
  batters: count,
  pitches: count,
  hits: count,
  runs: count,
  /** null when the upstream does not say which runs are earned */
  earnedRuns: count.nullable(),
  walks: count,
  strikeOuts: count,
});

/**
 * The proof of a card (Official Baseball Rules 9.03(c)): plate appearances and placed runners equal runs, runners left on base
 * and outs; during a half-inning, also the runners on base and the batter.
 */
const proofSchema = z.object({
  plateAppearances: count,
  placedRunners: count,
  atBats: count,
  walks: count,
  hitByPitch: count,
  sacrificeBunts: count,
  sacrificeFlies: count,
  interferences: count,
  runs: count,
  leftOnBase: count,
  outs: count,
  onBase: count,
  /** 1 during a plate appearance */
  inProgress: count,
  /** 1 while its batter has neither reached a base nor been put out */
  atBat: count,
});

/** What one club did at bat. `pitchers` are those of the other club. */
const clubCardSchema = z.object({
  slots: z.array(slotSchema),
  cells: z.array(cellSchema),
  innings: z.array(inningTallySchema),
  totals: battingTallySchema,
  pitchers: z.array(cardPitcherSchema),
  proof: proofSchema,
});

export const scorecardSchema = bothSides(clubCardSchema);

export type Notation = z.infer<typeof notationSchema>;
export type Cell = z.infer<typeof cellSchema>;
export type BattingTally = z.infer<typeof battingTallySchema>;
export type CardPlayer = z.infer<typeof cardPlayerSchema>;
export type CardSlot = z.infer<typeof slotSchema>;
export type InningTally = z.infer<typeof inningTallySchema>;
export type CardPitcher = z.infer<typeof cardPitcherSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type ClubCard = z.infer<typeof clubCardSchema>;
export type Scorecard = z.infer<typeof scorecardSchema>;
