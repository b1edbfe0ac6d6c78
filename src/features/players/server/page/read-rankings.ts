import type { PlayerRankings } from '../../contract.ts';
import { readPlayer } from '#sources/statsapi/players/read-player.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toStatLine } from './read-player-page.ts';

/** Reads a player's ranks in the league for each year. */
export async function readRankings(client: StatsApiClient, id: number): Promise<PlayerRankings> {
  const stats = { types: ['rankingsByYear'], groups: ['hitting', 'pitching'] } as const;
  const { value, asOf, isStale } = await readPlayer(client, { id, stats });
  const rankings = value.stats
    .filter(({ type, splits }) => type === 'rankingsByYear' && splits.length > 0)
    .map(({ group, splits }) => ({ group, years: splits.map(toStatLine) }));
  return { rankings, freshness: { asOf, isStale } };
}
