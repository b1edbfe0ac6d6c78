import { sql } from 'drizzle-orm';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import type { SimulationContext } from './simulation-context.ts';

/** The newest picks are of upcoming games, and the days before them may be incomplete: they are replayed. */
const daysToRepeat = 3;

/** Returns the first day (YYYY-MM-DD) whose picks may be incomplete; null if there are no picks yet. */
export async function readUnfinishedDay({ db, fans }: Pick<SimulationContext, 'db' | 'fans'>): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max(day)::text as day from unnest(${sql.param(fans.map(({ userId }) => userId))}::integer[]) fan (id) cross join lateral
      (select official_date as day from picks where user_id = fan.id order by official_date desc limit 1) newest`);
  const day = rows[0]?.day ?? null;
  return day === null ? null : addDays(day, -daysToRepeat);
}
