import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import type { UpstreamResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { toTeamProfiles } from './to-team-profile.ts';

type Params = { level?: number; season?: string };

/** The clubs of a level in a season. The default level is the major leagues. */
export function readTeams(
  client: StatsApiClient,
  { level = 1, season }: Params,
): Promise<UpstreamResponse<TeamProfile[]>> {
  const query = { sportId: level, season, hydrate: 'venue(timezone)' };
  return client.read('/api/v1/teams', { kind: 'teams', query, convert: toTeamProfiles });
}
