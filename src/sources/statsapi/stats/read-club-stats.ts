import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

type Params = { teamId: number; group: 'hitting' | 'pitching'; season: string };

/** The season statistics of a club's players, one line per player. */
export async function readClubStats(
  client: StatsApiClient,
  { teamId, group, season }: Params,
): Promise<UpstreamResponse<StatSplit[]>> {
  const query = { stats: 'season', group, teamId, season, gameType: 'R', playerPool: 'all', limit: 100 };
  const response = await client.read('/api/v1/stats', { kind: 'stats', query, convert: toStatBlocks });
  return mapResponse(response, ([block]) => block?.splits ?? []);
}
