import { and, asc, eq, gte } from 'drizzle-orm';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { type Db, runBuilt } from '#platform/db/open-db.ts';
import { games, leaderboardState, picks, tallies } from '#platform/db/schema.ts';
import { addDays } from '#rules/baseball/days.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readGameCard, readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';

/** A suspended game is resumed within 36 hours, or its picks are void: earlier picks are graded. */
const daysBack = 3;

export type StoredPick = { pick: typeof picks.$inferSelect; game: typeof games.$inferSelect };

export type StoredPicks = {
  tally: typeof tallies.$inferSelect | null;
  /** first day of the board's season, YYYY-MM-DD */
  season: string;
  /** the picks of the evening and later days, and of the days before it with games that may still be played */
  picks: StoredPick[];
};

/** Reads a user's tally and newest picks in one statement, so that a settlement changes both or neither. */
export async function readStoredPicks(db: Db, userId: number, evening: string): Promise<StoredPicks> {
  const rows = await runBuilt(
    db
      .select()
      .from(leaderboardState)
      .leftJoin(tallies, eq(tallies.userId, userId))
      .leftJoin(picks, and(eq(picks.userId, userId), gte(picks.officialDate, addDays(evening, -daysBack))))
      .leftJoin(games, eq(games.gamePk, picks.gamePk))
      .orderBy(asc(picks.officialDate), asc(picks.gamePk)),
  );
  return {
    tally: rows[0]?.tallies ?? null,
    season: rows[0]?.leaderboard_state.season ?? '',
    picks: rows.flatMap(({ picks: pick, games: game }) => (pick && game ? [{ pick, game }] : [])),
  };
}

type Wanted = { gamePk: number; level: number | null; date: string };
type Cards = { majorLeague: GameCard[]; byGame: Map<number, GameCard>; freshness: Freshness };

/** The schedules of the days at each level that a wanted game has; those of the major leagues first. */
function schedulesOf(dates: readonly string[], wanted: readonly Wanted[]): { date: string; level: number }[] {
  return dates.flatMap((date) => {
    const levels = new Set(wanted.filter((game) => game.date === date).map(({ level }) => level ?? majorLeagueLevel));
    return [...levels.add(majorLeagueLevel)].map((level) => ({ date, level }));
  });
}

/** Reads the major-league games of the days, and the newest cards of the given games, which can be of other levels and days. */
export async function readCards(
  client: StatsApiClient,
  shownGames: ShownGames,
  { dates, instant, wanted }: { dates: readonly string[]; instant: number | null; wanted: readonly Wanted[] },
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
    majorLeague: shown.filter((_, place) => place < days.length && all[place]?.level === majorLeagueLevel).flat(),
    byGame: new Map(shown.flat().map((card) => [card.gamePk, card])),
    freshness: {
      asOf: Math.min(...all.map(({ asOf }) => asOf)),
      isStale: all.some(({ isStale }) => isStale),
    },
  };
}
