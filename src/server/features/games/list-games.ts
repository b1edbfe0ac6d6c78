import type { GamesDay } from '#contract/games.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { readLateGames } from './read-late-games.ts';
import { orderGames } from './order-games.ts';
import type { PastCards } from './past-cards.ts';

type Day = {
  /** YYYY-MM-DD; default: the league's current day */
  date?: string | undefined;
  level: number;
  /** epoch ms (league clock) of what the viewer wants to see; null: the newest state */
  instant: number | null;
};

/** Lists the games of a day and level in display order. The current day includes the previous day's live games. */
export async function listGames(
  { client, clock, pastCards }: { client: StatsApiClient; clock: Clock; pastCards: PastCards },
  day: Day,
): Promise<GamesDay> {
  const { date = baseballDay(clock.now()), level, instant } = day;
  const [{ value, asOf, isStale }, late] = await Promise.all([
    readSchedule(client, { date, level }),
    day.date === undefined ? readLateGames(client, clock, level) : [],
  ]);
  const listed = new Set(value.map(({ gamePk }) => gamePk));
  const games = [...value, ...late.filter(({ gamePk }) => !listed.has(gamePk))];
  pastCards.record(games, asOf);
  const shown = instant === null ? games : games.map((card) => pastCards.at(card, instant));
  return { date, level, games: orderGames(shown), freshness: { asOf: Math.min(asOf, instant ?? asOf), isStale } };
}
