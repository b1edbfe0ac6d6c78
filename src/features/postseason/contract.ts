import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { bracketSeriesSchema } from '#rules/baseball/bracket.ts';

export const postseasonSchema = z.object({
  season: z.string(),
  /** the eleven series of the present format, the earlier rounds first; before 2022 those of the games, maybe none */
  series: z.array(bracketSeriesSchema),
  /** whether the series have the present format, which can be drawn as a bracket */
  isBracket: z.boolean(),
  /** whether the clubs of the first rounds are those of the standings as of now */
  isProjected: z.boolean(),
  freshness: freshnessSchema,
});

export const postseason = endpoint('GET /api/postseason', {
  results: { topic: 'postseason', changes: 'at finals' },
  summary: 'The series of a postseason with clubs, seeds, wins and games; before it, the field as of today',
  query: z.object({ season: seasonIdSchema.optional() }),
  response: postseasonSchema,
  maxAge: 30,
});

export type Postseason = z.infer<typeof postseasonSchema>;
