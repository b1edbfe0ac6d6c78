import { z } from 'zod';

/** One row. Source of the fields: the product specification. */
export const leaderboardEntrySchema = z.object({
  username: z.string(),
  /** number of a profile picture, '7' for p7 */
  profilePic: z.string(),
  totalScore: z.number().int(),
  longestStreak: z.number().int(),
  currentStreak: z.number().int(),
  totalGuessesCorrect: z.number().int(),
  totalGuessesIncorrect: z.number().int(),
});

export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;
