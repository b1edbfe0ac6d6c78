import { leagueIdsOf } from '#rules/baseball/teams/leagues.ts';
import type { StandingsGroup } from '#rules/baseball/standings/standings.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { readStandings } from '#sources/statsapi/read-standings.ts';
import { emptyIfMissing, emptyResponse } from './missing-responses.ts';
import type { ResolvedSeason, StandingsSource } from './resolve-standings-season.ts';

/** Reads the league's standings of a day; empty if the level or the upstream has none. */
export async function readGroups(
  source: StandingsSource,
  resolved: ResolvedSeason,
): Promise<UpstreamResponse<StandingsGroup[]>> {
  const { season, date, level } = resolved;
  const leagueIds = leagueIdsOf(level);
  if (leagueIds.length === 0) return emptyResponse(source);
  const day = date === null ? {} : { date };
  return emptyIfMissing(source, readStandings(source.client, { season, leagueIds, ...day }));
}
