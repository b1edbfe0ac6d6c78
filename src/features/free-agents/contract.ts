import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { freeAgentSchema } from './shapes.ts';

const freeAgentsSchema = z.object({
  season: z.string(),
  /** every season with free agents, newest first */
  seasons: z.array(z.string()),
  /** signed and unsigned, in the upstream's order */
  agents: z.array(freeAgentSchema),
  freshness: freshnessSchema,
});

export const freeAgents = endpoint('GET /api/free-agents', {
  results: 'none',
  summary: 'The free agents after a season, signed and unsigned; default: the newest season with free agents',
  query: z.object({ season: seasonIdSchema.optional() }),
  response: freeAgentsSchema,
  maxAge: 60,
});

export type FreeAgents = z.infer<typeof freeAgentsSchema>;
