import { leagueIdsOf } from '#domain/teams/leagues.ts';
import type { StandingsGroup } from '#domain/standings/standings.ts';
import type { Answer } from '#server/statsapi/client/response.ts';
import { readStandings } from '#server/statsapi/standings/read-standings.ts';
import { nothing, orNothing } from './or-nothing.ts';
import type { SeasonAsked, StandingsSource } from './season-asked.ts';

/** The league's own standings of the day asked for; none where a level, or the upstream, has none. */
export async function readGroups(source: StandingsSource, asked: SeasonAsked): Promise<Answer<StandingsGroup[]>> {
  const { season, date, level } = asked;
  const leagueIds = leagueIdsOf(level);
  if (leagueIds.length === 0) return nothing(source);
  const day = date === null ? {} : { date };
  return orNothing(source, readStandings(source.client, { season, leagueIds, ...day }));
}
