import { sql } from 'drizzle-orm';
import { addDays } from '#domain/seasons/add-days.ts';
import type { Db } from '#server/db/open-db.ts';

/** The newest picks are of upcoming games, and the days before them may be incomplete: they are replayed. */
const daysToRepeat = 3;

/** Returns the first day (YYYY-MM-DD) whose picks may be incomplete; null if there are no picks yet. */
export async function readUnfinishedDay(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max(p.official_date)::text as day from picks p join users u on u.id = p.user_id where u.is_simulated`);
  const day = rows[0]?.day ?? null;
  return day === null ? null : addDays(day, -daysToRepeat);
}
