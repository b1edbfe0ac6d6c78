import { z } from 'zod';
import { usernameParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { dateSchema, idSchema } from '#platform/api/input-schemas.ts';
import { confidenceRecordSchema, confidenceSchema } from '#rules/picks/confidence-shapes.ts';

/** How sure the user is of a pick, in percent. */
const ownConfidenceSchema = z.object({
  gamePk: z.number().int(),
  winnerId: z.number().int(),
  percent: confidenceSchema,
});

/** `bits` and `brier`: means per graded pick with a confidence, rounded to four decimals. */
export const confidenceFiguresSchema = z.object({
  picks: z.number().int(),
  bits: z.number(),
  brier: z.number(),
});

const confidenceRowSchema = z.object({
  /** shared by equal bits; null before 100 picks that count */
  rank: z.number().int().nullable(),
  username: z.string(),
  profilePic: z.string(),
  ...confidenceFiguresSchema.shape,
});

export const confidenceBoardSchema = z.object({
  /** a year; null before the first graded game */
  season: z.string().nullable(),
  /** users with a rank */
  total: z.number().int(),
  /** the first hundred ranks */
  rows: z.array(confidenceRowSchema),
  /** the signed-in user's own row, also without a rank; null if not signed in or without a graded pick that counts */
  own: confidenceRowSchema.nullable(),
});

export const setConfidence = endpoint('POST /api/predictions/:gamePk/confidence', {
  results: 'none',
  summary: 'Sets how sure the user is of a pick, until the lock. 409 once locked, 404 without a pick',
  access: 'signed-in',
  params: z.object({ gamePk: idSchema }),
  body: z.strictObject({ percent: confidenceSchema }),
  response: ownConfidenceSchema,
});

export const removeConfidence = endpoint('DELETE /api/predictions/:gamePk/confidence', {
  results: 'none',
  summary: 'Removes the confidence of a pick, until the lock. 409 once locked, 404 if there is none',
  access: 'signed-in',
  params: z.object({ gamePk: idSchema }),
  response: z.object({ gamePk: z.number().int() }),
});

export const ownConfidences = endpoint('GET /api/users/:id/confidences', {
  results: 'none',
  summary: "The confidence of the user's own picks of a date",
  access: 'owner',
  allowsKeys: true,
  params: z.object({ id: idSchema }),
  query: z.object({ date: dateSchema }),
  response: z.object({ confidences: z.array(ownConfidenceSchema) }),
});

export const confidence = endpoint('GET /api/fans/:username/confidence', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: "How well a user's confidence agrees with the results, of all graded picks with a confidence",
  params: usernameParams,
  response: confidenceRecordSchema,
});

export const confidenceBoard = endpoint('GET /api/leaderboard/confidence', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The users by bits per pick with a confidence, in the season of the newest graded game',
  isPrivate: 'with-session',
  allowsKeys: true,
  response: confidenceBoardSchema,
});

export type OwnConfidence = z.infer<typeof ownConfidenceSchema>;
export type ConfidenceFigures = z.infer<typeof confidenceFiguresSchema>;
export type ConfidenceRow = z.infer<typeof confidenceRowSchema>;
export type ConfidenceBoard = z.infer<typeof confidenceBoardSchema>;
