import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { dateSchema, idNumberSchema, idSchema } from '#platform/api/input-schemas.ts';
import { pickStateSchema } from '#rules/picks/model.ts';

/** An id as a number; older clients send text. */
const looseIdSchema = z.union(
  [
    idNumberSchema,
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  ],
  { error: 'must be a whole number' },
);

/** The position of a pick in a user's history, `<official date>_<gamePk>`. */
const pickCursorSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}_\d{1,9}$/, { error: 'must be a cursor from an earlier response' })
  .refine((cursor) => dateSchema.safeParse(cursor.slice(0, 10)).success, {
    error: 'must be a cursor from an earlier response',
  })
  .transform((cursor) => ({ officialDate: cursor.slice(0, 10), gamePk: Number(cursor.slice(11)) }));

export const pickEventKindSchema = z.enum([
  'made',
  'changed',
  'withdrawn',
  'locked',
  'delayed',
  'moved',
  'ineligible',
  'graded',
  'corrected',
]);

/** An event in the history of a pick. Times are epoch ms (UTC). */
const pickEventSchema = z.object({
  at: z.number(),
  kind: pickEventKindSchema,
  /** the text that the owner reads */
  text: z.string(),
});

/** A pick in the shape for its owner. */
export const ownPickSchema = z.object({
  gamePk: z.number().int(),
  /** official date of the game when the pick was made, YYYY-MM-DD */
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
  /** the lock time; null while the start is to be determined */
  locksAt: z.number().nullable(),
  /** streak before and after this pick, in the order of first pitches; null until graded, and when void */
  streakBefore: z.number().int().nullable(),
  streakAfter: z.number().int().nullable(),
  /** bases of the pick; null until graded, and when void */
  bases: z.number().int().nullable(),
  /** the newest event of its history */
  lastEvent: pickEventSchema,
});

/** The final score of a graded pick's game; else null. */
export const pickScoreSchema = z.object({ picked: z.number().int(), other: z.number().int() }).nullable();

/** The number of picks per club; only after the lock. */
export const crowdSchema = z.object({
  awayId: z.number().int(),
  homeId: z.number().int(),
  away: z.number().int(),
  home: z.number().int(),
});

const gamePicksSchema = z.object({
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
   * the user's own picks, empty if not signed in: those of this date, and void picks of games that moved to this date
   */
  picks: z.array(ownPickSchema),
});

const submissionSchema = z.object({
  game_Id: looseIdSchema,
  /** accepted for older clients; the id of another user is rejected */
  user_Id: looseIdSchema.optional(),
  predictedWinnerId: looseIdSchema,
  /** the other club of the game if omitted */
  predictedLoserId: looseIdSchema.optional(),
});

export const submittedPickSchema = z.object({
  game_Id: z.number().int(),
  user_Id: z.number().int(),
  predictedWinnerId: z.number().int(),
  predictedLoserId: z.number().int(),
  pick: ownPickSchema,
});

export const pickHistorySchema = z.object({
  picks: z.array(ownPickSchema.extend({ score: pickScoreSchema, history: z.array(pickEventSchema) })),
  /** pass as `before` for older picks; null at the end */
  next: z.string().nullable(),
});

export const submitPick = endpoint('POST /api/predictions', {
  results: 'none',
  summary:
    'Picks the winner of a game, or changes the pick, until the lock. 409 once locked, 422 if the game or a club is not valid',
  access: 'signed-in',
  signInMessage: 'You need to sign in to submit predictions',
  body: submissionSchema,
  response: submittedPickSchema,
});

export const withdrawPick = endpoint('DELETE /api/predictions/:gamePk', {
  results: 'none',
  summary: 'Withdraws a pick, until the lock. 409 once locked, 404 if there is none',
  access: 'signed-in',
  params: z.object({ gamePk: idSchema }),
  response: z.object({ gamePk: z.number().int() }),
});

export const dayPicks = endpoint('GET /api/predictions', {
  results: 'shown',
  summary: "A day's locks, the number of picks per club once locked, and the user's own picks",
  isPrivate: true,
  allowsKeys: true,
  query: z.object({ date: dateSchema.optional() }),
  response: dayPicksSchema,
});

export const userPicks = endpoint('GET /api/users/:id/predictions', {
  results: 'shown',
  summary: "The user's own picks with their histories, newest day first, a hundred per page",
  access: 'owner',
  allowsKeys: true,
  params: z.object({ id: idSchema }),
  query: z.object({ before: pickCursorSchema.optional() }),
  response: pickHistorySchema,
});

export type PickEvent = z.infer<typeof pickEventSchema>;
export type OwnPick = z.infer<typeof ownPickSchema>;
export type PickScore = z.infer<typeof pickScoreSchema>;
export type Crowd = z.infer<typeof crowdSchema>;
export type GamePicks = z.infer<typeof gamePicksSchema>;
export type DayPicks = z.infer<typeof dayPicksSchema>;
export type PickRequest = z.infer<typeof submissionSchema>;
export type SubmittedPick = z.infer<typeof submittedPickSchema>;
export type PickCursor = z.infer<typeof pickCursorSchema>;
export type PickHistory = z.infer<typeof pickHistorySchema>;
