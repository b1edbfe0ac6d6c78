import type { StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import type { ColumnGroup } from '#rules/baseball/stats/stat-columns.ts';
import type { UpstreamResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { type DayRange, partOfSeason } from './read-season-stats.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

/** The batting, pitching and fielding of every major-league club in a season or a part of it, in one request for all clubs. */
export function readClubLines(
  client: StatsApiClient,
  season: string,
  range: DayRange | null = null,
  kind: 'stats' | 'pastSeason' = 'stats',
): Promise<UpstreamResponse<StatBlock[]>> {
  const query = { ...partOfSeason(range), group: 'hitting,pitching,fielding', season, gameType: 'R', sportIds: 1 };
  return client.read('/api/v1/teams/stats', { kind, query, convert: toStatBlocks });
}

/** The lines of a group, one per club. */
export function linesOfGroup(blocks: readonly StatBlock[], group: ColumnGroup): StatSplit[] {
  return blocks.find((block) => block.group === group)?.splits ?? [];
}
