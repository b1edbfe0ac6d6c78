import type { FieldingPlay } from '#domain/fielding/fielding-play.ts';
import type { Answer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toFieldingPlays } from './to-fielding-plays.ts';

type Asked = { playerId: number; season: string };

/** The fielding plays of an outfielder in a season (2016 and later); empty for other players. */
export function readFieldingRange(
  client: StatsApiClient,
  { playerId, season }: Asked,
): Promise<Answer<FieldingPlay[]>> {
  const query = { playerId, season, playerType: 'fielder' };
  return client.read('/player-services/range', { kind: 'fieldingRange', query, convert: toFieldingPlays });
}
