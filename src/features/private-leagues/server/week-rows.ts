import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import type { WeekRow } from '../rules/describe-week.ts';

/** A member's totals of a week; `settledAt`: when the newest of the picks was graded, ISO 8601 */
export type StoredWeekRow = WeekRow & { userId: number; monday: string; settledAt: string };

/** Adds up the graded picks of some users by week, since a Monday (YYYY-MM-DD). */
export async function readWeekRows(db: Db, userIds: readonly number[], since: string): Promise<StoredWeekRow[]> {
  const { rows } = await db.execute<StoredWeekRow>(sql`
    select p.user_id as "userId", date_trunc('week', p.official_date::timestamp)::date::text as monday,
      sum(coalesce(p.bases, 0))::integer as "totalScore", count(*) filter (where p.outcome = 'correct')::integer as "totalGuessesCorrect",
      count(*) filter (where p.outcome = 'wrong')::integer as "totalGuessesIncorrect",
      to_char(max(p.settled_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "settledAt"
    from picks p
    where p.user_id = any(${sql.param(userIds)}::integer[]) and p.official_date >= ${since}::date
      and p.outcome in ('correct', 'wrong')
    group by 1, 2`);
  return rows;
}
