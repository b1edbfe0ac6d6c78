import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { onePerGamePk, toGameDays } from './to-game-card.ts';
import { scheduleHydration } from './wire-schedule.ts';

type Params = {
  /** YYYY-MM-DD */
  date: string;
  /** id of the level: 1 MLB, 11 AAA … */
  level: number;
  /** an older response is not enough (epoch ms, league clock) */
  notBefore?: number;
};

/** The games of a day at a level, in the upstream's order. The list can be empty. */
export async function readSchedule(
  client: StatsApiClient,
  { date, level, notBefore }: Params,
): Promise<UpstreamResponse<GameCard[]>> {
  const query = { sportId: level, date, hydrate: scheduleHydration };
  const response = await client.read('/api/v1/schedule', { kind: 'schedule', query, notBefore, convert: toGameDays });
  return mapResponse(response, (days) => days.find((day) => day.date === date)?.games ?? []);
}

/** The card of a game, of several listings the newest; null when the schedule does not list it. */
export async function readGameCard(client: StatsApiClient, gamePk: number): Promise<UpstreamResponse<GameCard | null>> {
  const query = { gamePk, hydrate: scheduleHydration };
  const response = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapResponse(response, (days) => {
    const games = days.flatMap((day) => day.games).filter((game) => game.gamePk === gamePk);
    return onePerGamePk(games, ({ status }) => status.phase)[0] ?? null;
  });
}
