import type { StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

/** The batting and pitching of every major-league club in a season, in one request for all clubs. */
export function readClubLines(client: StatsApiClient, season: string): Promise<UpstreamResponse<StatBlock[]>> {
  const query = { stats: 'season', group: 'hitting,pitching', season, gameType: 'R', sportIds: 1 };
  return client.read('/api/v1/teams/stats', { kind: 'stats', query, convert: toStatBlocks });
}

/** The lines of a group, one per club. */
export function linesOfGroup(blocks: readonly StatBlock[], group: 'hitting' | 'pitching'): StatSplit[] {
  return blocks.find((block) => block.group === group)?.splits ?? [];
}
