import type { Freshness } from '#platform/api/freshness.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { readGameCard } from '#sources/statsapi/schedule/read-game-card.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

const majorLeagues = 1;

type Wanted = { gamePk: number; level: number | null; isOfToday: boolean };
export type Cards = { majorLeague: GameCard[]; byGame: Map<number, GameCard>; freshness: Freshness };

/** Reads the day's major-league games, and the newest cards of the given games, which can be of other levels and earlier days. */
export async function readCards(
  { client, shownGames }: { client: StatsApiClient; shownGames: ShownGames },
  { today, instant }: { today: string; instant: number | null },
  wanted: readonly Wanted[],
): Promise<Cards> {
  const levels = new Set(wanted.flatMap(({ level, isOfToday }) => (isOfToday && level !== null ? [level] : [])));
  levels.delete(majorLeagues);
  const [majorLeague, ...others] = await Promise.all([
    readSchedule(client, { date: today, level: majorLeagues }),
    ...[...levels].map((level) => readSchedule(client, { date: today, level })),
  ]);
  const days = [majorLeague, ...others];
  const listed = new Set(days.flatMap(({ value }) => value.map(({ gamePk }) => gamePk)));
  const missing = await Promise.all(
    wanted.filter(({ gamePk }) => !listed.has(gamePk)).map(({ gamePk }) => readGameCard(client, gamePk)),
  );
  const shown = await Promise.all(
    [...days, ...missing.map(({ value, ...rest }) => ({ ...rest, value: value === null ? [] : [value] }))].map(
      ({ value, asOf }) => shownGames.cards(value, asOf, { instant, hidden: null }),
    ),
  );
  const byGame = new Map(shown.flat().map((card) => [card.gamePk, card]));
  const all = [...days, ...missing];
  const freshness = {
    asOf: Math.min(...all.map(({ asOf }) => asOf)),
    isStale: all.some(({ isStale }) => isStale),
  };
  return { majorLeague: shown[0] ?? [], byGame, freshness };
}
