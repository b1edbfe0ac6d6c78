import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { runPrepared } from '#server/db/run-prepared.ts';

export type WantedPick = { userId: number; gamePk: number; winnerId: number; loserId: number };
/** One of many picks of a game. `at`: when the fan asked. */
export type WishedPick = { userId: number; winnerId: number; loserId: number; at: Date };

/** Held until the statement is done, so that a look that closes the game comes wholly before or wholly after. */
const openGame = (gamePk: number) => sql`
  select game_pk, official_date, locks_at from games where game_pk = ${gamePk} and phase = 'open' for share`;

const isInTime = sql`(game.locks_at is null or wish.at < game.locks_at)`;

/**
 * Writes picks of a game, each if the game is open at the instant at which its fan asked; the game's row decides. At most
 * one pick a fan. Resolves to the fans whose instant was in time, whether or not their pick changed anything.
 */
export async function writePicks(db: Db, gamePk: number, wishes: readonly WishedPick[]): Promise<Set<number>> {
  const column = (of: (wish: WishedPick) => number | Date) => sql.param(wishes.map(of));
  const rows = await runPrepared<{ user_id: number }>(
    db,
    sql`
    with game as materialized (${openGame(gamePk)}), wish as (
      select * from unnest(${column(({ userId }) => userId)}::integer[], ${column(({ winnerId }) => winnerId)}::integer[],
        ${column(({ loserId }) => loserId)}::integer[], ${column(({ at }) => at)}::timestamptz[])
        as wishes (user_id, winner_id, loser_id, at)
    ), written as (
      insert into predictions as p (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at)
      select wish.user_id, game.game_pk, game.official_date, wish.winner_id, wish.loser_id, wish.at, wish.at
      from game join wish on ${isInTime}
      on conflict (user_id, game_pk) do update
      set official_date = excluded.official_date, winner_id = excluded.winner_id, loser_id = excluded.loser_id,
        made_at = case p.official_date when excluded.official_date then p.made_at else excluded.made_at end,
        changed_at = excluded.changed_at, outcome = null, settled_at = null
      where (p.winner_id <> excluded.winner_id or p.official_date <> excluded.official_date)
        and (p.outcome is null or p.outcome = 'void')
      returning p.user_id, p.winner_id, p.official_date, p.changed_at, p.made_at = p.changed_at as is_new
    ), told as (
      insert into receipts (user_id, game_pk, at, kind, detail)
      select user_id, ${gamePk}::integer, changed_at, case when is_new then 'made' else 'changed' end,
        jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
      from written
    )
    select wish.user_id from game join wish on ${isInTime}`,
  );
  return new Set(rows.map((row) => row.user_id));
}

/** Writes one pick if its game is open at `now` (the instant at which the fan asked). False: it was closed. */
export async function writePick(db: Db, { gamePk, ...pick }: WantedPick, now: Date): Promise<boolean> {
  return (await writePicks(db, gamePk, [{ ...pick, at: now }])).has(pick.userId);
}

/** Takes a pick back under the same condition; `isGone` tells whether there was one. */
export async function removePick(db: Db, { userId, gamePk }: Pick<WantedPick, 'userId' | 'gamePk'>, now: Date) {
  const { rows } = await db.execute<{ is_open: boolean; is_gone: boolean }>(sql`
    with game as materialized (${openGame(gamePk)}), in_time as (
      select game_pk, official_date from game where locks_at is null or ${now} < locks_at
    ), removed as (
      delete from predictions p using in_time game
      where p.game_pk = game.game_pk and p.user_id = ${userId} and p.official_date = game.official_date
        and (p.outcome is null or p.outcome = 'void')
      returning p.winner_id, p.official_date
    ), told as (
      insert into receipts (user_id, game_pk, at, kind, detail)
      select ${userId}, ${gamePk}::integer, ${now}::timestamptz, 'withdrawn',
        jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
      from removed
    )
    select exists (select from in_time) as is_open, exists (select from removed) as is_gone`);
  return { isOpen: rows[0]?.is_open === true, isGone: rows[0]?.is_gone === true };
}
