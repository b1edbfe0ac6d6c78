import type { TeamProfile } from '#domain/teams/team-profile.ts';
import type { Answer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toTeamProfiles } from './to-team-profile.ts';

type Asked = { level?: number; season?: string };

/** The clubs of a level in a season. The default level is the major leagues. */
export function readTeams(client: StatsApiClient, { level = 1, season }: Asked): Promise<Answer<TeamProfile[]>> {
  const query = { sportId: level, season, hydrate: 'venue(timezone)' };
  return client.read('/api/v1/teams', { kind: 'teams', query, convert: toTeamProfiles });
}
