import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

type Params = { group: 'hitting' | 'pitching'; season: string };

/** The season totals of every major-league club, one line per club. */
export async function readClubTotals(
  client: StatsApiClient,
  { group, season }: Params,
): Promise<UpstreamResponse<StatSplit[]>> {
  const query = { stats: 'season', group, season, sportId: 1, gameType: 'R', limit: 100 };
  const response = await client.read('/api/v1/teams/stats', { kind: 'stats', query, convert: toStatBlocks });
  return mapResponse(response, ([block]) => block?.splits ?? []);
}
