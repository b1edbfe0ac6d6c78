import { z } from 'zod';

/** Parts of the logit of a win for the home club: home advantage, ratings of the clubs, starters, lineups. Their sum is the logit. */
const forecastPartsSchema = z.object({
  home: z.number(),
  clubs: z.number(),
  starters: z.number(),
  lineups: z.number(),
});

/** The run environment is the logarithm of the expected runs relative to the usual number; only the live estimate uses it. */
export const forecastSchema = z.object({
  homeWinProbability: z.number(),
  parts: forecastPartsSchema,
  runEnvironment: z.number(),
});

/** Why an announced lineup moved the forecast: a usual batter rests or another one plays; `points`: percentage points for the home club. */
export const lineupReasonSchema = z.object({
  playerId: z.number().int(),
  name: z.string(),
  side: z.enum(['away', 'home']),
  kind: z.enum(['rests', 'plays']),
  points: z.number(),
});

export type LineupReason = z.infer<typeof lineupReasonSchema>;
export type ForecastParts = z.infer<typeof forecastPartsSchema>;
export type Forecast = z.infer<typeof forecastSchema>;
