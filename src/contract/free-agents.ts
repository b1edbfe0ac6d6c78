import { z } from 'zod';
import { freeAgentSchema } from '#domain/free-agents/free-agent.ts';
import { freshnessSchema } from './api/freshness.ts';
import { routes } from './api/routes.ts';
import { seasonIdSchema } from './seasons.ts';
import type { Endpoint } from './api/endpoint.ts';

export const freeAgentsSchema = z.object({
  season: z.string(),
  /** signed and unsigned, in the upstream's order */
  agents: z.array(freeAgentSchema),
  freshness: freshnessSchema,
});

export const freeAgents = {
  ...routes.freeAgents,
  results: 'none',
  summary: 'The free agents after a season, signed and unsigned; default: the newest season with free agents',
  query: z.object({ season: seasonIdSchema.optional() }),
  response: freeAgentsSchema,
  maxAge: 60,
} satisfies Endpoint;

export type FreeAgents = z.infer<typeof freeAgentsSchema>;
