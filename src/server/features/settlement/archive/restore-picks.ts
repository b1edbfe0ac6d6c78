import { type SQL, sql } from 'drizzle-orm';
import type { Settlement } from '../grading/compute-streaks.ts';
import { gamePksOf, type SettledGame } from '../grading/find-affected.ts';
import type { Tx } from '../lock-leaderboard.ts';

/** Moves archived picks `a` of games `g` back to `picks`; the remaining ones of these games stay archived. */
async function restoreWhere(tx: Tx, condition: SQL): Promise<void> {
  await tx.execute(sql`
    with removed as (
      delete from archived_picks a using games g
      where g.game_pk = a.game_pk and ${condition}
      returning a.*, g.official_date, g.away_id, g.home_id
    ), restored as (
      insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at, outcome, settled_at,
        streak_before, streak_after, bases, longest_before)
      select user_id, game_pk, official_date, case when is_home then home_id else away_id end,
        case when is_home then away_id else home_id end, made_at, changed_at,
        case when is_correct then 'correct' else 'wrong' end, settled_at,
        streak_before, case when is_correct then streak_before + 1 else 0 end, bases, longest_before
      from removed
      returning game_pk
    )
    update games set is_archived = false where game_pk = any (array(select distinct game_pk from restored))`);
}

/**
 * Restores the picks that a settlement of games may change: their own, and those of their users from the place `from` in the
 * order of first pitches on.
 */
export async function restoreFrom(tx: Tx, settled: readonly SettledGame[], from: Settlement['from']): Promise<void> {
  const archived = settled.filter(({ isArchived }) => isArchived);
  if (archived.length > 0) await restoreWhere(tx, sql`a.game_pk = any (${gamePksOf(archived)})`);
  const isLater = sql`is_archived and (settled_pitch_at, game_pk) >= (${from.pitch}::timestamptz, ${from.gamePk}::integer)`;
  const { rows } = await tx.execute<{ gamePk: number }>(sql`select game_pk as "gamePk" from games where ${isLater}`);
  if (rows.length === 0) return;
  const later = sql.param(rows.map((row) => row.gamePk));
  await restoreWhere(
    tx,
    sql`a.user_id in (select user_id from picks where game_pk = any (${gamePksOf(settled)})) and a.game_pk = any (${later}::integer[])`,
  );
}

/** Restores all picks of the users in `affected` whose picks are all recomputed. */
export async function restoreWhole(tx: Tx): Promise<void> {
  await restoreWhere(tx, sql`a.user_id in (select user_id from affected where is_whole)`);
}

/** Restores every pick. */
export async function restoreAll(tx: Tx): Promise<void> {
  await restoreWhere(tx, sql`true`);
}
