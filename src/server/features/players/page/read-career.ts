import type { Player } from '#domain/players/player.ts';
import type { Answer } from '#server/statsapi/client/response.ts';
import { readPlayer } from '#server/statsapi/players/read-player.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

const stats = { types: ['career', 'yearByYear'], groups: ['hitting', 'pitching', 'fielding'] } as const;

/** A player with his career and years: one request, which everything on his page shares. */
export function readCareer(client: StatsApiClient, id: number): Promise<Answer<Player>> {
  return readPlayer(client, { id, stats });
}
