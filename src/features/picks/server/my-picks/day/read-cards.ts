import type { Freshness } from '#platform/api/freshness.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { readGameCard } from '#sources/statsapi/schedule/read-game-card.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

const majorLeagues = 1;

type Wanted = { gamePk: number; level: number | null; date: string };
type Cards = { majorLeague: GameCard[]; byGame: Map<number, GameCard>; freshness: Freshness };

/** The schedules of the days at each level that a wanted game has; those of the major leagues first. */
function schedulesOf(dates: readonly string[], wanted: readonly Wanted[]): { date: string; level: number }[] {
  return dates.flatMap((date) => {
    const levels = new Set(wanted.filter((game) => game.date === date).map(({ level }) => level ?? majorLeagues));
    return [...levels.add(majorLeagues)].map((level) => ({ date, level }));
  });
}

/** Reads the major-league games of the days, and the newest cards of the given games, which can be of other levels and days. */
export async function readCards(
  { client, shownGames }: { client: StatsApiClient; shownGames: ShownGames },
  { dates, instant }: { dates: readonly string[]; instant: number | null },
  wanted: readonly Wanted[],
): Promise<Cards> {
  const days = await Promise.all(
    schedulesOf(dates, wanted).map(async (day) => ({ ...(await readSchedule(client, day)), level: day.level })),
  );
  const listed = new Set(days.flatMap(({ value }) => value.map(({ gamePk }) => gamePk)));
  const missing = await Promise.all(
    wanted
      .filter(({ gamePk }) => !listed.has(gamePk))
      .map(async ({ gamePk, level }) => {
        const { value, ...rest } = await readGameCard(client, gamePk);
        return { ...rest, value: value === null ? [] : [value], level };
      }),
  );
  const all = [...days, ...missing];
  const shown = await Promise.all(
    all.map(({ value, asOf }) => shownGames.cards(value, asOf, { instant, hidden: null })),
  );
  return {
    majorLeague: shown.filter((_, place) => place < days.length && all[place]?.level === majorLeagues).flat(),
    byGame: new Map(shown.flat().map((card) => [card.gamePk, card])),
    freshness: {
      asOf: Math.min(...all.map(({ asOf }) => asOf)),
      isStale: all.some(({ isStale }) => isStale),
    },
  };
}
