import type { GamesDay } from '#contract/games.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { lateGames } from './late-games.ts';
import { orderGames } from './order-games.ts';

type Day = {
  /** YYYY-MM-DD; the league's today unless told */
  date?: string | undefined;
  level: number;
};

/** The games of a day at a level, in the order in which they interest; today's with those that the night has left over. */
export async function listGames(
  { client, clock }: { client: StatsApiClient; clock: Clock },
  day: Day,
): Promise<GamesDay> {
  const { date = baseballDay(clock.now()), level } = day;
  const [{ value, asOf, isStale }, late] = await Promise.all([
    readSchedule(client, { date, level }),
    day.date === undefined ? lateGames(client, clock, level) : [],
  ]);
  const listed = new Set(value.map(({ gamePk }) => gamePk));
  const games = [...value, ...late.filter(({ gamePk }) => !listed.has(gamePk))];
  return { date, level, games: orderGames(games), freshness: { asOf, isStale } };
}
