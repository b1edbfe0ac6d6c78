import type { PostseasonGame } from '#rules/baseball/postseason/bracket.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toPostseasonGames } from './to-postseason-games.ts';

/** The games of a postseason, decided or scheduled; empty before they are scheduled. */
export function readPostseasonGames(
  client: StatsApiClient,
  { season, isPast }: { season: string; isPast: boolean },
): Promise<UpstreamResponse<PostseasonGame[]>> {
  const query = { sportId: 1, season, gameTypes: 'F,D,L,W', hydrate: 'team' };
  const kind = isPast ? 'pastSeason' : 'postseason';
  return client.read('/api/v1/schedule', { kind, query, convert: toPostseasonGames });
}
