import { z } from 'zod';

/** Parts of the logit of a win for the home club: home advantage, ratings of the clubs, starters. Their sum is the logit. */
const forecastPartsSchema = z.object({ home: z.number(), clubs: z.number(), starters: z.number() });

/** The run environment is the logarithm of the expected runs relative to the usual number; only the live estimate uses it. */
export const forecastSchema = z.object({
  homeWinProbability: z.number(),
  parts: forecastPartsSchema,
  runEnvironment: z.number(),
});

export type ForecastParts = z.infer<typeof forecastPartsSchema>;
export type Forecast = z.infer<typeof forecastSchema>;
