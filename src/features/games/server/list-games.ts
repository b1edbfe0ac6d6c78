import type { GamesDay } from '../contract/games.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { readNextGameDay } from '#sources/statsapi/schedule/read-next-game-day.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readLateGames } from './read-late-games.ts';
import { orderGames } from './order-games.ts';

type ListGamesDay = {
  /** YYYY-MM-DD; default: the league's current day */
  date?: string | undefined;
  level: number;
  /** the time of the current day (epoch ms, league clock); absent or null: now */
  at?: number | null;
};

/** Lists the games of a day and level in display order. The current day includes the previous day's live games. */
export async function listGames(
  { client, clock }: { client: StatsApiClient; clock: Clock },
  day: ListGamesDay,
): Promise<GamesDay> {
  const now = day.at ?? clock.now();
  const { date = baseballDay(now), level } = day;
  const [{ value, asOf, isStale }, late] = await Promise.all([
    readSchedule(client, { date, level }),
    day.date === undefined ? readLateGames(client, now, level) : [],
  ]);
  const listed = new Set(value.map(({ gamePk }) => gamePk));
  const games = [...value, ...late.filter(({ gamePk }) => !listed.has(gamePk))];
  const nextDay = games.length === 0 ? await readNextGameDay(client, { date, level }) : null;
  return { date, level, games: orderGames(games), ...(nextDay !== null && { nextDay }), freshness: { asOf, isStale } };
}
