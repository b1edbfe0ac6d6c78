import { z } from 'zod';
import { pickStateSchema } from '#domain/predictions/model.ts';
import { dateSchema, gamePkSchema } from './games.ts';
import { routes } from './routes.ts';
import type { Endpoint } from './endpoint.ts';

const largestId = 2_147_483_647;

/** Ids arrive as numbers, from older clients as text. */
const idSchema = z.union(
  [
    z.number().int().positive().max(largestId),
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  ],
  { error: 'must be a whole number' },
);

/** One line of a pick's story. Instants are epoch ms (UTC). */
export const pickEventSchema = z.object({
  at: z.number(),
  kind: z.enum(['made', 'changed', 'withdrawn', 'locked', 'delayed', 'moved', 'graded', 'corrected']),
  /** the line as its owner reads it */
  words: z.string(),
});

/** A pick as its owner sees it. */
export const ownPickSchema = z.object({
  gamePk: z.number().int(),
  /** the day for which it was made, YYYY-MM-DD */
  officialDate: z.string(),
  winnerId: z.number().int(),
  loserId: z.number().int(),
  /** names of the clubs in the schedule; null if it has not been read */
  winnerName: z.string().nullable(),
  loserName: z.string().nullable(),
  state: pickStateSchema,
  madeAt: z.number(),
  changedAt: z.number(),
  startsAt: z.number().nullable(),
  /** when picking closes or closed, as far as it is known */
  locksAt: z.number().nullable(),
  /** run of correct picks before and after this one, in the order of first pitches; null until graded, and when void */
  streakBefore: z.number().int().nullable(),
  streakAfter: z.number().int().nullable(),
  /** total bases that it scored; null until graded, and when void */
  bases: z.number().int().nullable(),
  /** the newest line of its story */
  lastEvent: pickEventSchema,
});

/** How the picks of all fans are spread; only after the lock. */
export const crowdSchema = z.object({
  awayId: z.number().int(),
  homeId: z.number().int(),
  away: z.number().int(),
  home: z.number().int(),
});

export const gamePicksSchema = z.object({
  gamePk: z.number().int(),
  locksAt: z.number().nullable(),
  isOpen: z.boolean(),
  /** null before the lock and without picks */
  crowd: crowdSchema.nullable(),
});

/** `games`: those with picks. The state of any other game of the day follows from its card. */
export const dayPicksSchema = z.object({
  date: z.string(),
  games: z.array(gamePicksSchema),
  /**
   * the visitor's own, empty when not signed in: those made for this day, and void ones of another day whose games have
   * moved to this one
   */
  picks: z.array(ownPickSchema),
});

const predictionBody = z.object({
  game_Id: idSchema,
  /** accepted for older clients; another fan's is refused */
  user_Id: idSchema.optional(),
  predictedWinnerId: idSchema,
  /** the other club of the game when left out */
  predictedLoserId: idSchema.optional(),
});

export const predictionSchema = z.object({
  game_Id: z.number().int(),
  user_Id: z.number().int(),
  predictedWinnerId: z.number().int(),
  predictedLoserId: z.number().int(),
  pick: ownPickSchema,
});

export const pickHistorySchema = z.object({
  picks: z.array(ownPickSchema.extend({ history: z.array(pickEventSchema) })),
  /** hand back as `before` for older picks; null at the end */
  next: z.string().nullable(),
});

export const submitPrediction = {
  ...routes.submitPrediction,
  summary:
    'Picks the winner of a game, or changes the pick, until the lock. 409 once locked, 422 when it makes no sense',
  access: 'signed-in',
  signInWords: 'You need to sign in to submit predictions',
  body: predictionBody,
  response: predictionSchema,
} satisfies Endpoint;

export const withdrawPrediction = {
  ...routes.withdrawPrediction,
  summary: 'Takes a pick back, until the lock. 409 once locked, 404 when there is none',
  access: 'signed-in',
  params: z.object({ gamePk: gamePkSchema }),
  response: z.object({ gamePk: z.number().int() }),
} satisfies Endpoint;

export const dayPredictions = {
  ...routes.dayPredictions,
  summary: "A day's locks, the shares of the crowd once locked, and the visitor's own picks",
  isPrivate: true,
  query: z.object({ date: dateSchema.optional() }),
  response: dayPicksSchema,
} satisfies Endpoint;

export const userPredictions = {
  ...routes.userPredictions,
  summary: "One's own picks with the story of each, newest day first, a hundred at a time",
  access: 'owner',
  params: z.object({ id: idSchema }),
  query: z.object({ before: z.string().max(40).optional() }),
  response: pickHistorySchema,
} satisfies Endpoint;

export type PickEvent = z.infer<typeof pickEventSchema>;
export type OwnPick = z.infer<typeof ownPickSchema>;
export type Crowd = z.infer<typeof crowdSchema>;
export type GamePicks = z.infer<typeof gamePicksSchema>;
export type DayPicks = z.infer<typeof dayPicksSchema>;
export type Prediction = z.infer<typeof predictionSchema>;
export type PickHistory = z.infer<typeof pickHistorySchema>;
