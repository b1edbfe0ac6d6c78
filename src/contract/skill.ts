import { z } from 'zod';
import type { Endpoint } from './api/endpoint.ts';
import { textSchema } from './api/input-schemas.ts';
import { routes } from './api/routes.ts';
import { seasonIdSchema } from './seasons.ts';

/** Shares are from -1 to 1: 0.02 is two correct picks in a hundred more than the crowd. */
export const skillRowSchema = z.object({
  /** shared by equal skill; null before 100 picks that count */
  rank: z.number().int().nullable(),
  username: z.string(),
  /** number of a profile picture, '7' for p7 */
  profilePic: z.string(),
  /** correct picks above the crowd's per pick, drawn to zero while there are few; rounded to four decimals */
  skill: z.number(),
  /** the 95% interval */
  low: z.number(),
  high: z.number(),
  /** graded picks of games that at least twenty others picked */
  picks: z.number().int(),
  isSettled: z.boolean(),
});

export const skillBoardSchema = z.object({
  /** a year; null for all seasons together */
  season: z.string().nullable(),
  /** years with a board, newest first */
  seasons: z.array(z.string()),
  /** share (0 to 1) of the past days whose picks by simulated fans are counted, after a first start; null when all are */
  replayed: z.number().min(0).max(1).nullable(),
  /** users with a rank */
  total: z.number().int(),
  rows: z.array(skillRowSchema),
  /** pass as `before` or `after`; null at either end */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** the signed-in user's own row, also without a rank; null if not signed in or without a pick that counts */
  own: skillRowSchema.nullable(),
});

const cursor = textSchema(200).optional();

export const skillBoard = {
  ...routes.skillBoard,
  summary: 'A page of the leaderboard of skill: correct picks above the crowd’s, with their 95% interval',
  isPrivate: 'with-session',
  query: z.object({
    /** default: the season of the newest graded game */
    season: z.union([z.literal('all'), seasonIdSchema]).optional(),
    after: cursor,
    before: cursor,
    around: textSchema(60).optional(),
  }),
  response: skillBoardSchema,
} satisfies Endpoint;

export type SkillRow = z.infer<typeof skillRowSchema>;
export type SkillBoard = z.infer<typeof skillBoardSchema>;
