import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';

/** A date and level of the schedule with games to refresh. `level` is null until the level of its games is known. */
export type DueDay = {
  /** YYYY-MM-DD */
  date: string;
  level: number | null;
  gamePks: number[];
  /** whether one of the games is not settled */
  isOpen: boolean;
};

/** Reads the days with games that are not settled, and the last `correctionDays` days, because results can be corrected. */
export async function readDueDays(db: Db, today: string, correctionDays = 2): Promise<DueDay[]> {
  const { rows } = await db.execute<DueDay>(sql`
    select official_date::text as date, level, array_agg(game_pk) as "gamePks", bool_or(settlement <> 'done') as "isOpen"
    from games
    where settlement <> 'done' or official_date >= ${today}::date - ${correctionDays}::integer
    group by official_date, level
    order by official_date`);
  return rows;
}

/** Returns those of the games that are due: their picks may have a wrong outcome or place in a streak. */
export async function readDueGames(db: Db, gamePks: number[]): Promise<number[]> {
  const rows = await db
    .select({ gamePk: games.gamePk })
    .from(games)
    .where(and(inArray(games.gamePk, gamePks), eq(games.settlement, 'due')))
    .orderBy(asc(games.gamePk));
  return rows.map(({ gamePk }) => gamePk);
}
