import type { Player } from '#rules/baseball/player.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPlayer } from '#sources/statsapi/read-player.ts';
import { situationCodes } from '../rules/situations.ts';

const career = { types: ['career', 'yearByYear'], groups: ['hitting', 'pitching', 'fielding'] } as const;
const ofSeason = {
  types: ['gameLog', 'sabermetrics', 'expectedStatistics', 'statSplits', 'pitchArsenal'],
  groups: ['hitting', 'pitching'],
  situations: situationCodes,
} as const;

/** Reads a player with career and yearly statistics, in one request that all parts of the page share. */
export function readCareer(client: StatsApiClient, id: number): Promise<UpstreamResponse<Player>> {
  return readPlayer(client, { id, stats: career });
}

/** Reads a player's season in detail, in one request that all parts of the page share. */
export function readSeasonOf(
  client: StatsApiClient,
  { id, season }: { id: number; season: string },
): Promise<UpstreamResponse<Player>> {
  return readPlayer(client, { id, stats: { ...ofSeason, season } });
}
