import type { GameCard } from '#domain/game/game-card.ts';
import { type Answer, mapAnswer } from '../client/response.ts';
import { scheduleHydration } from './schedule-hydration.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toGameDays } from './to-game-days.ts';

/** One game's card on the last day under which the schedule lists it; null when it lists no such game. */
export async function readGameCard(client: StatsApiClient, gamePk: number): Promise<Answer<GameCard | null>> {
  const query = { gamePk, hydrate: scheduleHydration };
  const answer = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapAnswer(
    answer,
    (days) => days.flatMap((day) => day.games).findLast((game) => game.gamePk === gamePk) ?? null,
  );
}
