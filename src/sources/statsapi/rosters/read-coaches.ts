import type { Coach } from '#rules/baseball/roster/roster.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toCoaches } from './to-roster.ts';

/** A club's manager and coaches, in the upstream's order. */
export function readCoaches(
  client: StatsApiClient,
  { teamId, season }: { teamId: number; season?: string },
): Promise<UpstreamResponse<Coach[]>> {
  return client.read(`/api/v1/teams/${teamId}/coaches`, { kind: 'coaches', query: { season }, convert: toCoaches });
}
