import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type LoggedPitcher, pitchedCounts, toPitchedGames } from './to-pitched-games.ts';

const frame = ['people', 'id', 'fullName', 'stats', 'type', 'group', 'displayName'];
const ofAGame = ['splits', 'date', 'gameType', 'team', 'stat'];

/** The games of the pitchers of a staff in a season, in one request with only the used fields. */
export function readPitchedGames(
  client: StatsApiClient,
  { ids, season }: { ids: readonly number[]; season: string },
): Promise<UpstreamResponse<LoggedPitcher[]>> {
  const query = {
    personIds: ids.toSorted((one, other) => one - other),
    hydrate: `stats(group=[pitching],type=[gameLog],season=${season})`,
    fields: [...frame, ...ofAGame, ...pitchedCounts],
  };
  return client.read('/api/v1/people', { kind: 'stats', query, convert: toPitchedGames });
}
