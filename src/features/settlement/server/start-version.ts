import { sql } from 'drizzle-orm';
import { firstDayOf } from '#features/leaderboard/rules/counted-club.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { storeSeason } from './past-skills.ts';

/** Processes are notified on this channel when boards and picks have changed. */
export const settledChannel = 'picks_settled';

/** Starts a new version of the boards, and with the first graded date (YYYY-MM-DD) of a week a new week and season. */
export async function startVersion(tx: Tx, date: string | null): Promise<void> {
  await tx.execute(sql`update leaderboard_state set version = version + 1`);
  await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
  if (date === null) return;
  const { rows } = await tx.execute<{ ended: string | null }>(sql`
    update leaderboard_state
    set week = greatest(week, ${firstDayOf('week', date)}::date), season = greatest(season, ${firstDayOf('season', date)}::date)
    returning case when old.season < new.season then old.season::text end as ended`);
  const ended = rows[0]?.ended ?? null;
  if (ended !== null) await storeSeason(tx, ended);
}
