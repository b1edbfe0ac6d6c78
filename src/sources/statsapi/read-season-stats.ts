import type { StatSplit, StatBlock } from '#rules/baseball/stats/stat-block.ts';
import type { ColumnGroup } from '#rules/baseball/stats/stat-columns.ts';
import { type UpstreamResponse, mapResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';
import { maxSplits } from './wire-stats.ts';

/** `qualified`: for the rate titles, about 130 hitters, 50 pitchers or 190 fielders; `all`: about 700, and 2,300 lines of fielders */
export type PlayerPool = 'qualified' | 'all' | 'rookies';

type Params = {
  group: ColumnGroup;
  season: string;
  pool?: PlayerPool;
  range?: DayRange | null;
};

/** only games between these days (YYYY-MM-DD, inclusive) */
export type DayRange = { from: string; to: string };

/** The part of the query that selects a whole season, or the days of a range. */
export function partOfSeason(range: DayRange | null) {
  return range === null ? { stats: 'season' } : { stats: 'byDateRange', startDate: range.from, endDate: range.to };
}

/**
 * The line of every major-league player of a pool (default: `qualified`) in a season or a part of it; of fielders one for each position.
 */
export async function readSeasonStats(
  client: StatsApiClient,
  { group, season, pool = 'qualified', range = null }: Params,
): Promise<UpstreamResponse<StatSplit[]>> {
  const query = {
    ...partOfSeason(range),
    group,
    season,
    sportId: 1,
    gameType: 'R',
    playerPool: pool,
    limit: maxSplits,
  };
  const response = await client.read('/api/v1/stats', { kind: 'stats', query, convert: toStatBlocks });
  return mapResponse(response, ([block]) => block?.splits ?? []);
}

/** A player's seasons in the minor leagues, club by club. */
export function readMinorYears(client: StatsApiClient, id: number): Promise<UpstreamResponse<StatBlock[]>> {
  const query = { stats: 'yearByYear', group: 'hitting,pitching', leagueListId: 'milb_all' };
  return client.read(`/api/v1/people/${id}/stats`, { kind: 'person', query, convert: toStatBlocks });
}

/** What a batter did against a pitcher, season by season and in all. */
export function readMeetings(
  client: StatsApiClient,
  { batterId, pitcherId }: { batterId: number; pitcherId: number },
): Promise<UpstreamResponse<StatBlock[]>> {
  const query = { stats: 'vsPlayer,vsPlayerTotal', group: 'hitting', opposingPlayerId: pitcherId };
  return client.read(`/api/v1/people/${batterId}/stats`, { kind: 'meetings', query, convert: toStatBlocks });
}

type ClubParams = { teamId: number; group: 'hitting' | 'pitching'; season: string };

/** The season statistics of a club's players, one line per player. */
export async function readClubStats(
  client: StatsApiClient,
  { teamId, group, season }: ClubParams,
): Promise<UpstreamResponse<StatSplit[]>> {
  const query = { stats: 'season', group, teamId, season, gameType: 'R', playerPool: 'all', limit: 100 };
  const response = await client.read('/api/v1/stats', { kind: 'stats', query, convert: toStatBlocks });
  return mapResponse(response, ([block]) => block?.splits ?? []);
}
