import { sql } from 'drizzle-orm';
import { addDays } from '#domain/seasons/add-days.ts';
import type { Db } from '#server/db/open-db.ts';

/** The newest picks are of games to come, and the days before may lack some: they are gone through once more. */
const daysToRepeat = 3;

/** The first day (YYYY-MM-DD) that the simulated fans may not have finished; null when they have picked nothing yet. */
export async function readUnfinishedDay(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max(p.official_date)::text as day from picks p join users u on u.id = p.user_id where u.is_simulated`);
  const day = rows[0]?.day ?? null;
  return day === null ? null : addDays(day, -daysToRepeat);
}
