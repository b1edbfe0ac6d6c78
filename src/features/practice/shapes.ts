import { z } from 'zod';
import { teamSchema, venueSchema, namedSchema, bothSides } from '#rules/baseball/game/model.ts';
import { outcomes } from '#rules/picks/scoring.ts';

/** A game as it was announced, without anything that its result or a later game decides. */
export const matchupSchema = z.object({
  gamePk: z.number().int(),
  /** YYYY-MM-DD */
  officialDate: z.string(),
  /** epoch ms (UTC); null if the start was to be determined */
  startsAt: z.number().nullable(),
  venue: venueSchema,
  /** 'AL Division Series · Game 3 of 5' for a postseason game, else null */
  series: z.string().nullable(),
  doubleHeaderGame: z.number().int().nullable(),
  /** `record`: of the regular season before the day of the game */
  teams: bothSides(teamSchema.extend({ probablePitcher: namedSchema.nullable() })),
});

/** A user's practice picks in numbers. The order of the streak is that of the picks. */
export const practiceRecordSchema = z.object({
  totalScore: z.number().int(),
  currentStreak: z.number().int(),
  longestStreak: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  /** picks of games that enough other users picked */
  crowdPicks: z.number().int(),
  /** the sum of the values of these picks over the crowd, in millionths of a pick */
  crowdValue: z.number().int(),
});

/** A practice pick with its result. */
export const gradedPracticePickSchema = z.object({
  winnerId: z.number().int(),
  outcome: z.enum(outcomes),
  score: bothSides(z.number().int()),
  bases: z.number().int(),
  streakAfter: z.number().int(),
  /** picks of the other users at the lock of the real game; null without any */
  crowd: bothSides(z.number().int()).nullable(),
});

export type Matchup = z.infer<typeof matchupSchema>;
export type PracticeRecord = z.infer<typeof practiceRecordSchema>;
export type GradedPracticePick = z.infer<typeof gradedPracticePickSchema>;
