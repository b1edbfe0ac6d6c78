import type { StatBlock } from '#rules/baseball/stats/stat-block.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

/** A player's seasons in the minor leagues, club by club. */
export function readMinorYears(client: StatsApiClient, id: number): Promise<UpstreamResponse<StatBlock[]>> {
  const query = { stats: 'yearByYear', group: 'hitting,pitching', leagueListId: 'milb_all' };
  return client.read(`/api/v1/people/${id}/stats`, { kind: 'person', query, convert: toStatBlocks });
}
