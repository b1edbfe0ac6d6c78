import { eq, sql } from 'drizzle-orm';
import type { Crowd, DayPicks } from '#contract/predictions.ts';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Db } from '#server/db/open-db.ts';
import { runBuilt } from '#server/db/run-prepared.ts';
import { allPicks, games } from '#server/db/schema.ts';
import { toPickable } from '#server/features/settlement/record-game.ts';
import { readOwnPicks } from './history/read-own-picks.ts';

export type Crowds = { read(locked: readonly PickableGame[]): Promise<Map<number, Crowd>> };

type CachedCrowd = { crowd: Crowd; officialDate: string; countedAt: number };

const validForMs = 60_000;

/** Counts the picks per club of locked games, at most once a minute: only deleted accounts and moved games change them. */
export function createCrowds(db: Db, realNow: () => number): Crowds {
  const cache = new Map<number, CachedCrowd>();

  async function count({ gamePk, officialDate, awayId, homeId }: PickableGame): Promise<CachedCrowd> {
    const { rows } = await db.execute<{ away: number; home: number }>(sql`
      select count(*) filter (where winner_id = ${awayId})::integer as away,
        count(*) filter (where winner_id = ${homeId})::integer as home
      from all_picks where game_pk = ${gamePk} and official_date = ${officialDate}`);
    const { away = 0, home = 0 } = rows[0] ?? {};
    return { crowd: { awayId, homeId, away, home }, officialDate, countedAt: realNow() };
  }

  return {
    async read(locked) {
      const crowds = new Map<number, Crowd>();
      for (const game of locked) {
        const cached = cache.get(game.gamePk);
        const isFresh =
          cached !== undefined &&
          cached.officialDate === game.officialDate &&
          realNow() - cached.countedAt < validForMs;
        const fresh = isFresh ? cached : await count(game);
        cache.set(game.gamePk, fresh);
        if (fresh.crowd.away + fresh.crowd.home > 0) crowds.set(game.gamePk, fresh.crowd);
      }
      return crowds;
    },
  };
}

/** Reads the locks and crowds of a day, and the picks of the user if signed in. `now`: epoch ms, league clock. */
export async function readDayPicks(
  { db, crowds }: { db: Db; crowds: Crowds },
  { date, userId, now }: { date: string; userId: number | null; now: number },
): Promise<DayPicks> {
  // includes void picks of games that moved to this day
  const ofDay = sql`${allPicks.gamePk} in (select game_pk from games where official_date = ${date}
    union select game_pk from picks where user_id = ${userId} and official_date = ${date})`;
  const [rows, own] = await Promise.all([
    runBuilt(db.select().from(games).where(eq(games.officialDate, date)).orderBy(games.gamePk)),
    userId === null ? [] : readOwnPicks(db, { userId, now, where: ofDay }),
  ]);
  const dayGames = rows.map(toPickable);
  const crowdByGame = await crowds.read(dayGames.filter((game) => !isOpenForPicks(game, now)));
  return {
    date,
    games: dayGames.map((game) => ({
      gamePk: game.gamePk,
      locksAt: game.locksAt,
      isOpen: isOpenForPicks(game, now),
      crowd: crowdByGame.get(game.gamePk) ?? null,
    })),
    picks: own.map(({ pick }) => pick),
  };
}
