import type { StatBlock } from '#rules/baseball/stats/stat-block.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toStatBlocks } from '#sources/statsapi/stats/to-stat-blocks.ts';

/** The batting and pitching of every major-league club in a season, in one request for all clubs. */
export function readClubLines(client: StatsApiClient, season: string): Promise<UpstreamResponse<StatBlock[]>> {
  const query = { stats: 'season', group: 'hitting,pitching', season, gameType: 'R', sportIds: 1 };
  return client.read('/api/v1/teams/stats', { kind: 'stats', query, convert: toStatBlocks });
}
