import { leagueIdsOf } from '#domain/standings/league-ids.ts';
import type { StandingsGroup } from '#domain/standings/standings.ts';
import type { Answer } from '#server/statsapi/answer.ts';
import { readStandings } from '#server/statsapi/read-standings.ts';
import type { StatsApiClient } from '#server/statsapi/stats-api-client.ts';
import type { SeasonAsked } from './season-asked.ts';

const none: StandingsGroup[] = [];

/** The league's own standings of the day asked for; none where a level has none. */
export async function readGroups(
  { client, now }: { client: StatsApiClient; now: number },
  { season, date, level }: SeasonAsked,
): Promise<Answer<StandingsGroup[]>> {
  const leagueIds = leagueIdsOf(level);
  if (leagueIds.length === 0) return { value: none, asOf: now, isStale: false };
  return readStandings(client, { season, leagueIds, ...(date === null ? {} : { date }) });
}
