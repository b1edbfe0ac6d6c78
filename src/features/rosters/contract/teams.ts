import { z } from 'zod';
import { listedTeamSchema } from '#rules/baseball/teams/listed-team.ts';
import { freshnessSchema } from '#platform/api/freshness.ts';
import { levelSchema } from '#features/games/contract/games.ts';
import { seasonIdSchema } from '#features/site/contract/seasons.ts';
import { endpoint } from '#platform/api/endpoint.ts';

export const teamsSchema = z.object({
  level: z.number().int(),
  season: z.string(),
  /** by name */
  teams: z.array(listedTeamSchema),
  freshness: freshnessSchema,
});

export const teams = endpoint('GET /api/teams', {
  results: 'none',
  summary: 'The clubs of a level in a season',
  query: z.object({ level: levelSchema.default(1), season: seasonIdSchema.optional() }),
  response: teamsSchema,
  maxAge: 60,
});

export type Teams = z.infer<typeof teamsSchema>;
