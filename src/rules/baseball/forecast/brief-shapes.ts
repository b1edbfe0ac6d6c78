import { z } from 'zod';

const countSchema = z.object({ won: z.number().int(), lost: z.number().int() });

/** A club's results of the season before a game; ties are not counted. */
export const clubBriefSchema = z.object({
  season: countSchema,
  lastTen: countSchema,
  /** at home for the home club of the game, away for the other club */
  atSide: countSchema,
  /** whole days without a game before this one; null without an earlier game */
  restDays: z.number().int().nullable(),
  /** pitches of its relievers in the games of the three days before; null if those of a game are not known */
  reliefPitches: z.number().int().nullable(),
});

/** A start of a pitcher. */
export const recentStartSchema = z.object({
  /** YYYY-MM-DD */
  endedOn: z.string(),
  opponentId: z.number().int(),
  isHome: z.boolean(),
  /** runs that the pitcher allowed; null if they are not known, as in earlier seasons */
  runs: z.number().int().nullable(),
  /** runs of the opponent in the first six innings, also those after the starter; null if they are not known */
  earlyRuns: z.number().int().nullable(),
});

export type ClubBrief = z.infer<typeof clubBriefSchema>;
export type RecentStart = z.infer<typeof recentStartSchema>;
