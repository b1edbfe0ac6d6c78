import type { Player, ListedPlayer } from '#rules/baseball/players/player.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toPlayers, toPlayerList } from './to-player.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';

type PlayerStats = {
  types: readonly (
    | 'career'
    | 'yearByYear'
    | 'rankingsByYear'
    | 'season'
    | 'gameLog'
    | 'sabermetrics'
    | 'expectedStatistics'
    | 'statSplits'
    | 'pitchArsenal'
  )[];
  groups: readonly ('hitting' | 'pitching' | 'fielding')[];
  /** of all types that are of one season */
  season?: string;
  /** codes of the situations of the splits */
  situations?: readonly string[];
};

type Params = { id: number; stats?: PlayerStats };

/** A player's biography with the requested statistics. Rejects with `UpstreamNotFound` when there is no such player. */
export async function readPlayer(client: StatsApiClient, { id, stats }: Params): Promise<UpstreamResponse<Player>> {
  const query = { hydrate: playerHydration(stats) };
  const response = await client.read(`/api/v1/people/${id}`, { kind: 'person', query, convert: toPlayers });
  const player = response.value.find((person) => person.id === id);
  if (player === undefined) throw new UpstreamNotFound(`The upstream has no player ${id}`);
  return mapResponse(response, () => player);
}

/** The `hydrate` parameter for the data of a player page. */
function playerHydration(stats: PlayerStats | undefined): string {
  if (stats === undefined) return 'currentTeam';
  const season = stats.season === undefined ? '' : `,season=${stats.season}`;
  const situations = stats.situations === undefined ? '' : `,sitCodes=[${stats.situations.join(',')}]`;
  return `currentTeam,stats(group=[${stats.groups.join(',')}],type=[${stats.types.join(',')}]${situations}${season})`;
}

/** The players of a level in a season: about 1,400 in the major leagues. */
export function readPlayerList(
  client: StatsApiClient,
  { season, level = 1 }: { season: string; level?: number },
): Promise<UpstreamResponse<ListedPlayer[]>> {
  const convert = toPlayerList;
  return client.read(`/api/v1/sports/${level}/players`, { kind: 'players', query: { season }, convert });
}
