import type { Freshness } from '#contract/api/freshness.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { readGameCard } from '#server/statsapi/schedule/read-game-card.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

const majorLeagues = 1;

type Wanted = { gamePk: number; level: number | null; isOfToday: boolean };
export type Cards = { majorLeague: GameCard[]; byGame: Map<number, GameCard>; freshness: Freshness };

/** Reads the day's major-league games, and the newest cards of the given games, which can be of other levels and earlier days. */
export async function readCards(client: StatsApiClient, today: string, wanted: readonly Wanted[]): Promise<Cards> {
  const levels = new Set(wanted.flatMap(({ level, isOfToday }) => (isOfToday && level !== null ? [level] : [])));
  levels.delete(majorLeagues);
  const [majorLeague, ...others] = await Promise.all([
    readSchedule(client, { date: today, level: majorLeagues }),
    ...[...levels].map((level) => readSchedule(client, { date: today, level })),
  ]);
  const days = [majorLeague, ...others];
  const byGame = new Map(days.flatMap(({ value }) => value.map((card) => [card.gamePk, card] as const)));
  const missing = await Promise.all(
    wanted.filter(({ gamePk }) => !byGame.has(gamePk)).map(({ gamePk }) => readGameCard(client, gamePk)),
  );
  for (const { value } of missing) if (value !== null) byGame.set(value.gamePk, value);
  const all = [...days, ...missing];
  const freshness = {
    asOf: Math.min(...all.map(({ asOf }) => asOf)),
    isStale: all.some(({ isStale }) => isStale),
  };
  return { majorLeague: majorLeague.value, byGame, freshness };
}
