import type { RosterTypeId } from '#rules/baseball/roster/roster-types.ts';
import type { Roster } from '#rules/baseball/roster/roster.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toRoster } from './to-roster.ts';

type Params = { teamId: number; type: RosterTypeId; season?: string };

/** A club's roster. Its `type` is the one in the response, which can differ from the requested type. */
export function readRoster(
  client: StatsApiClient,
  { teamId, type, season }: Params,
): Promise<UpstreamResponse<Roster>> {
  const query = { rosterType: type, season, hydrate: 'person' };
  return client.read(`/api/v1/teams/${teamId}/roster`, { kind: 'roster', query, convert: toRoster });
}
