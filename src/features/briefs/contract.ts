import { z } from 'zod';
import { forecastSchema } from '#features/forecasts/contract.ts';
import { crowdSchema } from '#features/picks/contract/picks.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema, dateSchema } from '#platform/api/input-schemas.ts';
import { clubBriefSchema, recentStartSchema } from '#rules/baseball/forecast/brief-shapes.ts';
import { weatherSchema, bothSides } from '#rules/baseball/game/model.ts';

/** What is known before a major-league game, from the results of earlier days. Other levels have neither results nor a forecast. */
export const gameBriefSchema = z.object({
  gamePk: z.number().int(),
  /** false while the results of the season are not all stored, so that `clubs`, `series` and `starts` lack games */
  isComplete: z.boolean(),
  forecast: forecastSchema.nullable(),
  weather: weatherSchema.nullable(),
  clubs: bothSides(clubBriefSchema),
  /** games of the season that each club has won against the other */
  series: bothSides(z.number().int()),
  /** the last three starts of the starting pitchers, newest first */
  starts: bothSides(z.array(recentStartSchema)),
  /** null before the lock and without picks */
  crowd: crowdSchema.nullable(),
});

export const gameBrief = endpoint('GET /api/games/:gamePk/brief', {
  results: { topic: 'form', changes: 'at finals' },
  summary: 'What to know before picking a game: forecast, form, series, rest and starters; the crowd after the lock',
  params: z.object({ gamePk: idSchema }),
  response: gameBriefSchema,
  maxAge: 60,
});

export type GameBrief = z.infer<typeof gameBriefSchema>;

/** The part of a game's brief that the games of a day show. */
const dayBriefSchema = z.object({
  gamePk: z.number().int(),
  /** the home club's probability of winning by the forecast, 0 to 1; null without one */
  homeWinProbability: z.number().nullable(),
  /** what announced lineups changed since the morning, with the first reason; null before the announcement */
  lineupNews: forecastSchema
    .pick({ lineups: true, reasons: true })
    .extend({ morning: z.number().nullable() })
    .nullable(),
  /** the earned run averages of the probable pitchers in the season, as text; null: not announced, or without one */
  eras: bothSides(z.string().nullable()),
  /** null while the results of the season are not all stored */
  lastTen: bothSides(clubBriefSchema.shape.lastTen.nullable()),
  /** the runs that the probable pitchers allowed in their last three starts, the newest first; empty unless all are known */
  starterRuns: bothSides(z.array(z.number().int())),
});

export const dayBriefs = endpoint('GET /api/briefs', {
  results: { topic: 'form', changes: 'at finals' },
  summary: 'What to know before picking the major-league games of a day that have not begun, in one response',
  query: z.object({ date: dateSchema.optional() }),
  response: z.object({ games: z.array(dayBriefSchema) }),
  maxAge: 60,
});

export type DayBrief = z.infer<typeof dayBriefSchema>;
