import { z } from 'zod';
import { atTime } from '#features/games/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema } from '#platform/api/input-schemas.ts';
import { missingPlaysSchema } from '#rules/baseball/game/model.ts';
import { scorecardSchema } from '#rules/baseball/scorecard/shapes.ts';

const gameScorecardSchema = scorecardSchema.extend({
  gamePk: z.number().int(),
  version: z.number().int(),
  missingPlays: z.array(missingPlaysSchema),
});

export const gameScorecard = endpoint('GET /api/games/:gamePk/scorecard', {
  results: 'shown',
  summary:
    'The scorecards of both clubs: lineups, every plate appearance in standard notation, totals and pitchers; with `at` those until then',
  params: z.object({ gamePk: idSchema }),
  query: atTime,
  response: gameScorecardSchema,
});

export type GameScorecard = z.infer<typeof gameScorecardSchema>;
