import { z } from 'zod';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import { memoizeByBody, type UpstreamResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { optionalId } from './wire/baseball-bounds.ts';
import { toNamed } from './wire/to-named.ts';
import { toTeam, toVenue } from './wire/to-team.ts';
import { optional, rows, text } from './wire/tolerant.ts';
import { wireNamed, wireTeam, wireVenue } from './wire/wire-team.ts';

const wireTeamProfile = wireTeam.extend({
  venue: optional(wireVenue),
  league: optional(wireNamed),
  division: optional(wireNamed),
  sport: optional(wireNamed),
  parentOrgId: optionalId,
  parentOrgName: text,
});

export const wireTeams = z.object({ teams: rows(wireTeamProfile, 2000) });

type WireTeamProfile = z.infer<typeof wireTeamProfile>;

export const toTeamProfiles = memoizeByBody((body): TeamProfile[] => wireTeams.parse(body).teams.map(toTeamProfile));

function toTeamProfile(wire: WireTeamProfile): TeamProfile {
  const { record: _record, ...names } = toTeam(wire);
  return {
    ...names,
    venue: toVenue(wire.venue),
    league: toNamed(wire.league),
    division: toNamed(wire.division),
    level: toNamed(wire.sport),
    parent: toNamed({ id: wire.parentOrgId, name: wire.parentOrgName }),
  };
}

type TeamParams = { teamId: number; season?: string | undefined };

/** A team of any level. Rejects with `UpstreamNotFound` when there is no such team. */
export async function readTeam(
  client: StatsApiClient,
  { teamId, season }: TeamParams,
): Promise<UpstreamResponse<TeamProfile>> {
  const request = { kind: 'teams', query: { season }, convert: toTeamProfiles } as const;
  const { value, ...age } = await client.read(`/api/v1/teams/${teamId}`, request);
  const [team] = value;
  if (team === undefined) throw new UpstreamNotFound(`No team ${teamId}`);
  return { value: team, ...age };
}

/** A club and its affiliates at every level. */
export function readAffiliates(
  client: StatsApiClient,
  { teamId, season }: TeamParams,
): Promise<UpstreamResponse<TeamProfile[]>> {
  const convert = toTeamProfiles;
  return client.read(`/api/v1/teams/${teamId}/affiliates`, { kind: 'teams', query: { season }, convert });
}

type LevelParams = { level?: number; season?: string };

/** The clubs of a level in a season. The default level is the major leagues. */
export function readTeams(
  client: StatsApiClient,
  { level = 1, season }: LevelParams,
): Promise<UpstreamResponse<TeamProfile[]>> {
  const query = { sportId: level, season, hydrate: 'venue(timezone)' };
  return client.read('/api/v1/teams', { kind: 'teams', query, convert: toTeamProfiles });
}
