import type { TeamRoster } from '../contract/rosters.ts';
import { defaultRosterTypeOf, type RosterTypeId } from '#rules/baseball/roster/roster-types.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { resolveSeason } from '#features/site/server/seasons/read-season-choice.ts';
import { type UpstreamResponse, mapResponse } from '#sources/statsapi/client/response.ts';
import { readCoaches } from '#sources/statsapi/rosters/read-coaches.ts';
import { readRoster } from '#sources/statsapi/rosters/read-roster.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readOrganization } from './read-organization.ts';

type Parts = { client: StatsApiClient; clock: Clock };
type Query = { teamId: number; type?: RosterTypeId | undefined; season?: string | undefined };
type Listed = Pick<TeamRoster, 'roster' | 'coaches'>;

/** Reads a roster with the team and its organization. Without a season the upstream returns the current roster. */
export async function readTeamRoster(
  parts: Parts,
  { teamId, type: requestedType, season: requested }: Query,
): Promise<TeamRoster> {
  const { client } = parts;
  const type = requestedType ?? defaultRosterTypeOf(teamId);
  const [season, organization, { value, asOf, isStale }] = await Promise.all([
    resolveSeason(parts, requested),
    readOrganization(client, { teamId, season: requested }),
    readList(client, { teamId, type, ...(requested === undefined ? {} : { season: requested }) }),
  ]);
  return { ...organization, season, type, ...value, freshness: { asOf, isStale } };
}

type RosterQuery = { teamId: number; type: RosterTypeId; season?: string };

async function readList(client: StatsApiClient, query: RosterQuery): Promise<UpstreamResponse<Listed>> {
  if (query.type === 'coach') {
    return mapResponse(await readCoaches(client, query), (coaches) => ({ roster: null, coaches }));
  }
  return mapResponse(await readRoster(client, query), (roster) => ({ roster, coaches: [] }));
}
