import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toGameDays } from './to-game-days.ts';

/** The major-league games of several days (YYYY-MM-DD, inclusive), with probable pitchers and without line scores. */
export async function readUpcomingGames(
  client: StatsApiClient,
  { from, to }: { from: string; to: string },
): Promise<UpstreamResponse<GameCard[]>> {
  const query = { sportId: 1, startDate: from, endDate: to, hydrate: 'team,probablePitcher' };
  const response = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapResponse(response, (days) => days.flatMap(({ games }) => games));
}
