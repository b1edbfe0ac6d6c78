import { type SQL, sql } from 'drizzle-orm';
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

/** The game that is settled, and the first pitch from which its users' picks may change. */
type Settled = { gamePk: number; isArchived: boolean; from: Date };

/** Restores the picks that the settlement of a game may change: its own, and its users' later ones. */
export async function restoreFrom(tx: Tx, { gamePk, isArchived, from }: Settled): Promise<void> {
  if (isArchived) await restoreWhere(tx, sql`a.game_pk = ${gamePk}`);
  const isLater = sql`is_archived and (settled_pitch_at, game_pk) >= (${from}::timestamptz, ${gamePk}::integer)`;
  const { rows } = await tx.execute<{ gamePk: number }>(sql`select game_pk as "gamePk" from games where ${isLater}`);
  if (rows.length === 0) return;
  const later = sql.param(rows.map((row) => row.gamePk));
  await restoreWhere(
    tx,
    sql`a.user_id in (select user_id from picks where game_pk = ${gamePk}) and a.game_pk = any (${later}::integer[])`,
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
