import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { periodSchema } from './leaderboard.ts';

const fanBaseSchema = z.object({
  /** shared by equal averages; null with too few members */
  rank: z.number().int().nullable(),
  teamId: z.number().int(),
  name: z.string(),
  /** users with a graded pick in the period */
  members: z.number().int(),
  /** total bases of the period per member, in hundredths */
  average: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
});

const ownSchema = z.object({
  /** the club for which the user counts today; null without one */
  teamId: z.number().int().nullable(),
  /** the favorite club if it counts from a later day, and that day (YYYY-MM-DD) */
  next: z.object({ teamId: z.number().int().nullable(), from: z.string() }).nullable(),
});

export const fanBasesSchema = z.object({
  period: periodSchema,
  /** first day of the period, YYYY-MM-DD; null for the season */
  since: z.string().nullable(),
  /** members that a rank needs */
  membersForRank: z.number().int(),
  /** every fan base with a member */
  rows: z.array(fanBaseSchema),
  /** null if not signed in */
  own: ownSchema.nullable(),
});

export const fanBases = endpoint('GET /api/fan-bases', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The fan bases of the clubs by total bases per member, from the favorite clubs of the users',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: z.object({ period: periodSchema.default('season') }),
  response: fanBasesSchema,
});

export type FanBases = z.infer<typeof fanBasesSchema>;
export type FanBaseRow = z.infer<typeof fanBaseSchema>;
