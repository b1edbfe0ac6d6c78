import { z } from 'zod';
import { pickStateSchema } from '#domain/predictions/model.ts';
import { leaderboardEntrySchema } from './leaderboard.ts';
import { routes } from './routes.ts';
import type { Endpoint } from './endpoint.ts';

/** Share of graded picks that were correct, 0 to 1, with its 95 % interval (`domain/predictions/accuracy.ts`). */
const accuracySchema = z.object({ share: z.number(), low: z.number(), high: z.number() });

/** A day of the streak calendar. */
export const fanDaySchema = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  correct: z.number().int(),
  wrong: z.number().int(),
  void: z.number().int(),
  /** the run of correct picks as the day ended; null when nothing was graded */
  streak: z.number().int().nullable(),
});

/** A pick as everybody sees it, after its lock. */
export const publicPickSchema = z.object({
  gamePk: z.number().int(),
  officialDate: z.string(),
  winnerId: z.number().int(),
  loserId: z.number().int(),
  /** what the league calls the clubs; null where it has not been asked */
  winnerName: z.string().nullable(),
  loserName: z.string().nullable(),
  state: pickStateSchema,
  startsAt: z.number().nullable(),
  bases: z.number().int().nullable(),
});

export const fanSchema = leaderboardEntrySchema.extend({
  favorite_team: z.number().int().nullable(),
  /** predictions made, whatever came of them; those still open for change are counted as well */
  totalNumGuesses: z.number().int(),
  /** a fan of the simulated league, not a person */
  isSimulated: z.boolean(),
  /** place on the season's board; null before the first graded pick of the season */
  rank: z.number().int().nullable(),
  accuracy: accuracySchema.nullable(),
  /** every day with a settled pick, oldest first */
  calendar: z.array(fanDaySchema),
  /** the newest fifty that are locked */
  picks: z.array(publicPickSchema),
});

export const fan = {
  ...routes.fan,
  summary: "A fan's public profile: summary, accuracy, streak calendar, and picks after their lock",
  params: z.object({ username: z.string().min(1).max(60) }),
  response: fanSchema,
} satisfies Endpoint;

export type FanDay = z.infer<typeof fanDaySchema>;
export type PublicPick = z.infer<typeof publicPickSchema>;
export type Fan = z.infer<typeof fanSchema>;
