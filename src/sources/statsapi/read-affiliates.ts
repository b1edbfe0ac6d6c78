import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import type { UpstreamResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { toTeamProfiles } from './to-team-profile.ts';

type Params = { teamId: number; season?: string };

/** A club and its affiliates at every level. */
export function readAffiliates(
  client: StatsApiClient,
  { teamId, season }: Params,
): Promise<UpstreamResponse<TeamProfile[]>> {
  const convert = toTeamProfiles;
  return client.read(`/api/v1/teams/${teamId}/affiliates`, { kind: 'teams', query: { season }, convert });
}
