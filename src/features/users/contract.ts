import { z } from 'zod';
import { usernameParams } from '#features/accounts/contract/session.ts';
import { ownPickSchema, pickScoreSchema } from '#features/picks/contract/picks.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { leaderboardEntrySchema } from '#rules/picks/leaderboard-entry.ts';

/** Share of graded picks that were correct, 0 to 1, with its 95% interval (`rules/picks/accuracy.ts`). */
const accuracySchema = z.object({ share: z.number(), low: z.number(), high: z.number() });

/** A day of the streak calendar. */
const streakDaySchema = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  correct: z.number().int(),
  wrong: z.number().int(),
  void: z.number().int(),
  /** the streak at the end of the day; null if no pick was graded */
  streak: z.number().int().nullable(),
});

/** A pick that is public after its lock time. */
const publicPickSchema = ownPickSchema
  .pick({
    gamePk: true,
    officialDate: true,
    winnerId: true,
    loserId: true,
    winnerName: true,
    loserName: true,
    state: true,
    startsAt: true,
    bases: true,
  })
  .extend({ score: pickScoreSchema });

export const userProfileSchema = leaderboardEntrySchema.extend({
  favorite_team: z.number().int().nullable(),
  /** number of picks with any outcome, including those before their lock time */
  totalNumGuesses: z.number().int(),
  /** whether the user's picks can have a confidence */
  usesConfidence: z.boolean(),
  /** a simulated user, not a person */
  isSimulated: z.boolean(),
  /** rank on the season's board; null before the first graded pick of the season */
  rank: z.number().int().nullable(),
  accuracy: accuracySchema.nullable(),
  /** all days with a settled pick, oldest first */
  calendar: z.array(streakDaySchema),
  /** the newest 50 locked picks */
  picks: z.array(publicPickSchema),
});

export const userProfile = endpoint('GET /api/fans/:username', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A public profile: totals, accuracy, streak calendar, and picks after their lock time',
  params: usernameParams,
  response: userProfileSchema,
});

export type StreakDay = z.infer<typeof streakDaySchema>;
export type PublicPick = z.infer<typeof publicPickSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
