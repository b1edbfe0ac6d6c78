import type { ListedPlayer } from '#rules/baseball/players/player.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toPlayerList } from './to-player.ts';

/** The players of a level in a season: about 1,400 in the major leagues. */
export function readPlayerList(
  client: StatsApiClient,
  { season, level = 1 }: { season: string; level?: number },
): Promise<UpstreamResponse<ListedPlayer[]>> {
  const convert = toPlayerList;
  return client.read(`/api/v1/sports/${level}/players`, { kind: 'players', query: { season }, convert });
}
