import type { FieldingPlay } from '../rules/fielding-play.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toFieldingPlays } from './to-fielding-plays.ts';

type Params = { playerId: number; season: string };

/** The fielding plays of an outfielder in a season (2016 and later); empty for other players. */
export function readFieldingRange(
  client: StatsApiClient,
  { playerId, season }: Params,
): Promise<UpstreamResponse<FieldingPlay[]>> {
  const query = { playerId, season, playerType: 'fielder' };
  return client.read('/player-services/range', { kind: 'fieldingRange', query, convert: toFieldingPlays });
}
