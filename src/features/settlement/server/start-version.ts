import { sql } from 'drizzle-orm';
import { type Tx, type Db, runPrepared } from '#platform/db/open-db.ts';
import { firstDayOf } from '#rules/baseball/days.ts';
import { storeSeason } from './stored-tallies.ts';

/** Starts a new version of the boards, and with the first graded date (YYYY-MM-DD) of a week a new week and season. */
export async function startVersion(tx: Tx, date: string | null): Promise<void> {
  await tx.execute(sql`update leaderboard_state set version = version + 1`);
  if (date === null) return;
  const { rows } = await tx.execute<{ ended: string | null }>(sql`
    update leaderboard_state
    set week = greatest(week, ${firstDayOf('week', date)}::date), season = greatest(season, ${firstDayOf('season', date)}::date)
    returning case when old.season < new.season then old.season::text end as ended`);
  const ended = rows[0]?.ended ?? null;
  if (ended !== null) await storeSeason(tx, ended);
}

/**
 * Whether a decided game has picks that are not graded as its stored state says, for the statement that reads scores. Until then no order
 * by scores is final: the picks of one game of an evening may count, and those of another not yet.
 */
export const isCounting = sql`exists (
  select from games due where due.settlement = 'due' and exists (select from picks of_due where of_due.game_pk = due.game_pk)
)`;

/** The same for the picks of some users. */
export async function isCountingResults(db: Db, userIds: readonly number[]): Promise<boolean> {
  const [row] = await runPrepared<{ isCounting: boolean }>(
    db,
    sql`select exists (
      select from games due join picks of_due on of_due.game_pk = due.game_pk
      where due.settlement = 'due' and of_due.user_id = any(${sql.param(userIds)}::integer[])
    ) as "isCounting"`,
  );
  return row?.isCounting === true;
}
