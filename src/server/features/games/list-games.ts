import type { GamesDay } from '#contract/games.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import { readSchedule } from '#server/statsapi/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { orderGames } from './order-games.ts';

type Day = {
  /** YYYY-MM-DD; the league's today unless told */
  date?: string | undefined;
  level: number;
};

/** The games of a day at a level, in the order in which they interest. */
export async function listGames(
  { client, clock }: { client: StatsApiClient; clock: Clock },
  day: Day,
): Promise<GamesDay> {
  const { date = baseballDay(clock.now()), level } = day;
  const { value, asOf, isStale } = await readSchedule(client, { date, level });
  return { date, level, games: orderGames(value), freshness: { asOf, isStale } };
}
