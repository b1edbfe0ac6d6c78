import type { Player } from '#domain/players/player.ts';
import type { Answer } from '../client/response.ts';
import { playerHydration, type PlayerStats } from './player-hydration.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toPlayers } from './to-player.ts';

type Asked = { ids: readonly number[]; stats?: PlayerStats };

/** Several players at once, in the upstream's order; those that it does not know are left out. */
export function readPlayers(client: StatsApiClient, { ids, stats }: Asked): Promise<Answer<Player[]>> {
  const query = { personIds: ids.toSorted((a, b) => a - b), hydrate: playerHydration(stats) };
  return client.read('/api/v1/people', { kind: 'person', query, convert: toPlayers });
}
