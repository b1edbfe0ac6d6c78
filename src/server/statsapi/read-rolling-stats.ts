import type { StatSplit } from '#domain/stats/stat-block.ts';
import { type Answer, mapAnswer } from './answer.ts';
import type { StatsApiClient } from './stats-api-client.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

type Asked = { teamId: number; group: 'hitting' | 'pitching'; season: string; games?: number };

/** Each player of a club over his last so many games (ten unless told otherwise). */
export async function readRollingStats(
  client: StatsApiClient,
  { teamId, group, season, games = 10 }: Asked,
): Promise<Answer<StatSplit[]>> {
  // no `limit`: on some of the upstream's paths it is the number of games and not of lines, and fifty lines are enough
  const query = { stats: 'lastXGames', group, teamId, season, gamesBack: games, gameType: 'R', playerPool: 'all' };
  const answer = await client.read('/api/v1/stats', { kind: 'stats', query, convert: toStatBlocks });
  return mapAnswer(answer, ([block]) => block?.splits ?? []);
}
