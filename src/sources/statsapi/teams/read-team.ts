import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toTeamProfiles } from './to-team-profile.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';

type Params = { teamId: number; season?: string | undefined };

/** A team of any level. Rejects with `UpstreamNotFound` when there is no such team. */
export async function readTeam(
  client: StatsApiClient,
  { teamId, season }: Params,
): Promise<UpstreamResponse<TeamProfile>> {
  const request = { kind: 'teams', query: { season }, convert: toTeamProfiles } as const;
  const { value, ...age } = await client.read(`/api/v1/teams/${teamId}`, request);
  const [team] = value;
  if (team === undefined) throw new UpstreamNotFound(`No team ${teamId}`);
  return { value: team, ...age };
}
