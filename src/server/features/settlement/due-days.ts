import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';

/** A day of the schedule that has games to be looked at. Levels null: not yet known on which the games are played. */
export type DueDay = {
  /** YYYY-MM-DD */
  date: string;
  level: number | null;
  gamePks: number[];
  /** some pick of it is not decided */
  isOpen: boolean;
};

/** Days with undecided picks, and for `correctionDays` after that: results are corrected now and then. */
export async function readDueDays(db: Db, today: string, correctionDays = 2): Promise<DueDay[]> {
  const { rows } = await db.execute<DueDay>(sql`
    select g.official_date::text as date, g.level, array_agg(g.game_pk) as "gamePks", bool_or(u.is_open) as "isOpen"
    from games g
    cross join lateral (select exists (
      select from predictions p where p.game_pk = g.game_pk and p.outcome is null) as is_open) u
    where u.is_open or g.official_date >= ${today}::date - ${correctionDays}::integer
    group by g.official_date, g.level
    order by g.official_date`);
  return rows;
}
