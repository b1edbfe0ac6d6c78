import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema } from '#platform/api/input-schemas.ts';
import { lineupReasonSchema } from '#rules/baseball/forecast/forecast-shapes.ts';
import { bothSides } from '#rules/baseball/game/model.ts';
import { historyEntrySchema } from './shapes.ts';

const starterSchema = z.number().int().nullable();

/** The forecast of a major-league game from the results of earlier games; docs/model.md describes the model. */
export const forecastSchema = z.object({
  /** the home club's probability of winning, 0 to 1 */
  homeWinProbability: z.number(),
  /** percentage points for the home club: home advantage, ratings of the clubs, starting pitchers, lineups; their sum is the probability minus 50 */
  parts: z.object({ home: z.number(), clubs: z.number(), starters: z.number(), lineups: z.number() }),
  /** the ids of the probable pitchers for which it was made; null: not announced */
  starters: z.object({ away: starterSchema, home: starterSchema }),
  /** whether the lineup of each club was announced and counts */
  lineups: bothSides(z.boolean()),
  /** at most three batters by which announced lineups moved the forecast, the largest effect first */
  reasons: z.array(lineupReasonSchema),
  /** since the morning of the day of the game, oldest first; the last entry is this forecast */
  history: z.array(historyEntrySchema),
  /** number of earlier games that were counted */
  games: z.number().int(),
  /** epoch ms (UTC), before the lock */
  madeAt: z.number(),
});

export const gameForecastSchema = z.object({
  gamePk: z.number().int(),
  /** null for a game without a forecast, such as every game of another level */
  forecast: forecastSchema.nullable(),
});

export const gameForecast = endpoint('GET /api/games/:gamePk/forecast', {
  results: 'shown',
  summary: 'The forecast of a game before its first pitch and its parts; it does not change after the lock',
  params: z.object({ gamePk: idSchema }),
  response: gameForecastSchema,
  maxAge: 60,
});

export type GameForecast = z.infer<typeof gameForecastSchema>;
