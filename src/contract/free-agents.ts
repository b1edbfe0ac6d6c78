import { z } from 'zod';
import { freeAgentSchema } from '#domain/free-agents/free-agent.ts';
import { freshnessSchema } from './api/freshness.ts';
import { seasonIdSchema } from './seasons.ts';
import { endpoint } from './api/endpoint.ts';

export const freeAgentsSchema = z.object({
  season: z.string(),
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
