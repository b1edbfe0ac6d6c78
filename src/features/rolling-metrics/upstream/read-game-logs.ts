import type { PlayerLog } from '../rules/player-log.ts';
import type { RollingGroup } from '../rules/rolling-figures.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { gameLogCounts } from './game-log-counts.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toGameLogs } from './to-game-logs.ts';

type Params = { ids: readonly number[]; group: RollingGroup; season: string };

const frame = ['people', 'id', 'fullName', 'primaryPosition', 'abbreviation', 'stats', 'type', 'group', 'displayName'];
const ofAGame = ['splits', 'date', 'gameType', 'team', 'stat', 'inningsPitched'];

/**
 * The games of several players in a season. One request reads only the counted fields, because the upstream's own
 * "last games" figures do not include the number of games.
 */
export function readGameLogs(
  client: StatsApiClient,
  { ids, group, season }: Params,
): Promise<UpstreamResponse<PlayerLog[]>> {
  const query = {
    personIds: ids.toSorted((a, b) => a - b),
    hydrate: `stats(group=[${group}],type=[gameLog],season=${season})`,
    fields: [...frame, ...ofAGame, ...gameLogCounts[group].map(([upstream]) => upstream)],
  };
  return client.read('/api/v1/people', { kind: 'stats', query, convert: toGameLogs[group] });
}
