import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

type Params = { group: 'hitting' | 'pitching'; season: string };

/** The season line of every major-league player who qualifies for the rate titles: about 130 hitters or 50 pitchers. */
export async function readSeasonStats(
  client: StatsApiClient,
  { group, season }: Params,
): Promise<UpstreamResponse<StatSplit[]>> {
  const query = { stats: 'season', group, season, sportId: 1, gameType: 'R', playerPool: 'qualified', limit: 500 };
  const response = await client.read('/api/v1/stats', { kind: 'stats', query, convert: toStatBlocks });
  return mapResponse(response, ([block]) => block?.splits ?? []);
}
