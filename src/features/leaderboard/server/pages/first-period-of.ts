import { sql } from 'drizzle-orm';
import type { Period } from '../../contract/leaderboard.ts';
import { firstDayOf } from '../../rules/first-day-of.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';

/**
 * The board that opens first: the week's for a user without a graded pick of an earlier week than that of `today` (YYYY-MM-DD), who would
 * be at the end of the season's. `userId`: null for a visitor
 */
export async function firstPeriodOf(db: Db, userId: number | null, today: string): Promise<Period> {
  if (userId === null) return 'season';
  const [row] = await runPrepared<{ isOld: boolean }>(
    db,
    sql`select t.week <> ${firstDayOf('week', today)}::date or t.correct + t.wrong > t.week_correct + t.week_wrong as "isOld"
      from tallies t where t.user_id = ${userId}`,
  );
  return row?.isOld === true ? 'season' : 'week';
}
