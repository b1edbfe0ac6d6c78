import { eq, or, sql } from 'drizzle-orm';
import type { Crowd, DayPicks } from '#contract/predictions.ts';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Db } from '#server/db/open-db.ts';
import { games, picks } from '#server/db/schema.ts';
import { toPickable } from '#server/features/settlement/record-game.ts';
import { readOwnPicks } from './read-own-picks.ts';

export type Crowds = { of(locked: readonly PickableGame[]): Promise<Map<number, Crowd>> };

type Counted = { crowd: Crowd; day: string; at: number };

const goodFor = 60_000;

/** The shares of locked games: they change no more but for accounts that are deleted, so they are counted once a minute at most. */
export function createCrowds(db: Db, realNow: () => number): Crowds {
  const counted = new Map<number, Counted>();

  async function count({ gamePk, officialDate, awayId, homeId }: PickableGame): Promise<Counted> {
    const { rows } = await db.execute<{ away: number; home: number }>(sql`
      select count(*) filter (where winner_id = ${awayId})::integer as away,
        count(*) filter (where winner_id = ${homeId})::integer as home
      from picks where game_pk = ${gamePk} and official_date = ${officialDate}`);
    const { away = 0, home = 0 } = rows[0] ?? {};
    return { crowd: { awayId, homeId, away, home }, day: officialDate, at: realNow() };
  }

  return {
    async of(locked) {
      const crowds = new Map<number, Crowd>();
      for (const game of locked) {
        const known = counted.get(game.gamePk);
        const isFresh = known !== undefined && known.day === game.officialDate && realNow() - known.at < goodFor;
        const fresh = isFresh ? known : await count(game);
        counted.set(game.gamePk, fresh);
        if (fresh.crowd.away + fresh.crowd.home > 0) crowds.set(game.gamePk, fresh.crowd);
      }
      return crowds;
    },
  };
}

/** The locks and crowds of a day, and the picks of the fan who asks. `now`: epoch ms, league clock. */
export async function readDayPicks(
  { db, crowds }: { db: Db; crowds: Crowds },
  { date, userId, now }: { date: string; userId: number | null; now: number },
): Promise<DayPicks> {
  // a pick whose game has moved to this day is void, and its owner is told
  const ofDay = or(eq(picks.officialDate, date), eq(games.officialDate, date));
  const [rows, own] = await Promise.all([
    db.select().from(games).where(eq(games.officialDate, date)).orderBy(games.gamePk),
    userId === null ? [] : readOwnPicks(db, { userId, now, where: ofDay }),
  ]);
  const known = rows.map(toPickable);
  const shares = await crowds.of(known.filter((game) => !isOpenForPicks(game, now)));
  return {
    date,
    games: known.map((game) => ({
      gamePk: game.gamePk,
      locksAt: game.locksAt,
      isOpen: isOpenForPicks(game, now),
      crowd: shares.get(game.gamePk) ?? null,
    })),
    picks: own.map(({ pick }) => pick),
  };
}
