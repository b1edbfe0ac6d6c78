import type { FreeAgent } from '../rules/free-agent.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toFreeAgents } from './to-free-agents.ts';

/** The free agents after a season, signed and unsigned. The list can be empty. */
export function readFreeAgents(client: StatsApiClient, season: string): Promise<UpstreamResponse<FreeAgent[]>> {
  return client.read('/api/v1/people/freeAgents', { kind: 'freeAgents', query: { season }, convert: toFreeAgents });
}
