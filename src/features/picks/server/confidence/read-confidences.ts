import { type SQL, sql } from 'drizzle-orm';
import type { OwnConfidence } from '../../contract/confidence.ts';
import type { ConfidenceCount } from '#rules/picks/confidence-record.ts';
import type { Db } from '#platform/db/open-db.ts';

/** A confidence belongs to the pick of its club and date. */
const isOfPick = sql`p.user_id = c.user_id and p.game_pk = c.game_pk and p.winner_id = c.winner_id
  and p.official_date = c.official_date`;

/** Reads the confidence of a user's picks of a date (YYYY-MM-DD). */
export async function readOwnConfidences(db: Db, userId: number, date: string): Promise<OwnConfidence[]> {
  const { rows } = await db.execute<OwnConfidence>(sql`
    select c.game_pk as "gamePk", c.winner_id as "winnerId", c.percent::integer as percent
    from picks p join pick_confidences c on ${isOfPick}
    where p.user_id = ${userId} and p.official_date = ${date}::date
    order by c.game_pk`);
  return rows;
}

/** Counts the graded picks of a user by confidence. */
export async function countConfidences(db: Db, userId: number): Promise<ConfidenceCount[]> {
  const { rows } = await db.execute<ConfidenceCount>(sql`
    select c.percent::integer as percent, count(*) filter (where p.outcome = 'correct')::integer as correct,
      count(*) filter (where p.outcome = 'wrong')::integer as wrong
    from pick_confidences c join picks p on ${isOfPick}
    where c.user_id = ${userId} and p.user_id = ${userId} and p.outcome in ('correct', 'wrong')
    group by c.percent order by c.percent`);
  return rows;
}

export type UserConfidences = { userId: number; counts: ConfidenceCount[] };

/** Counts the graded picks of each user by confidence; a condition selects confidences `c` and picks `p`. */
async function countByUser(db: Db, condition: SQL): Promise<UserConfidences[]> {
  const { rows } = await db.execute<UserConfidences>(sql`
    select user_id as "userId", json_agg(json_build_object('percent', percent, 'correct', correct, 'wrong', wrong)) as counts
    from (
      select c.user_id, c.percent, count(*) filter (where p.outcome = 'correct') as correct,
        count(*) filter (where p.outcome = 'wrong') as wrong
      from pick_confidences c join picks p on ${isOfPick}
      where ${condition} and p.outcome in ('correct', 'wrong')
      group by c.user_id, c.percent
    ) counts
    group by user_id`);
  return rows;
}

/** Counts the graded picks of each user of a season (its year) by confidence. */
export function countSeasonConfidences(db: Db, season: number): Promise<UserConfidences[]> {
  return countByUser(db, sql`c.official_date between ${`${season}-01-01`}::date and ${`${season}-12-31`}::date`);
}

/** Counts the graded picks of some users by confidence, since a day (YYYY-MM-DD; null: all). */
export function countConfidencesOf(
  db: Db,
  { userIds, since }: { userIds: readonly number[]; since: string | null },
): Promise<UserConfidences[]> {
  const ids = sql`any(${sql.param(userIds)}::integer[])`;
  return countByUser(
    db,
    sql`c.user_id = ${ids} and p.user_id = ${ids} and c.official_date >= ${since ?? '-infinity'}::date`,
  );
}
