import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import { scheduleHydration } from './schedule-hydration.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toGameDays } from './to-game-card.ts';

/** The card of a game on the last day that the schedule lists it; null when the schedule does not list it. */
export async function readGameCard(client: StatsApiClient, gamePk: number): Promise<UpstreamResponse<GameCard | null>> {
  const query = { gamePk, hydrate: scheduleHydration };
  const response = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapResponse(
    response,
    (days) => days.flatMap((day) => day.games).findLast((game) => game.gamePk === gamePk) ?? null,
  );
}
