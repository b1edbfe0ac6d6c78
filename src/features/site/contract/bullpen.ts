import { z } from 'zod';
import { relieverSchema } from '../rules.ts';
import { freshnessSchema, idSchema } from '#platform/api/input-schemas.ts';
import { seasonIdSchema } from './seasons.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const bullpenSchema = z.object({
  teamId: z.number().int(),
  season: z.string(),
  /** most games first; empty before the first game */
  relievers: z.array(relieverSchema),
  freshness: freshnessSchema,
});

export const bullpen = endpoint('GET /api/teams/:teamId/bullpen', {
  results: { topic: 'form', changes: 'live' },
  summary: "A club's relief pitchers and their season",
  params: z.object({ teamId: idSchema }),
  query: z.object({ season: seasonIdSchema.optional() }),
  response: bullpenSchema,
  maxAge: 60,
});

export type Bullpen = z.infer<typeof bullpenSchema>;
