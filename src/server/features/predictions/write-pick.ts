import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';

export type WantedPick = { userId: number; gamePk: number; winnerId: number; loserId: number };

const openGame = (gamePk: number, now: Date) => sql`
  select game_pk, official_date from games
  where game_pk = ${gamePk} and phase = 'open' and (locks_at is null or ${now} < locks_at)
  for share`;

/**
 * Writes a pick if its game is open at `now` (the instant at which the fan asked). The game's row decides: it is held
 * until the pick is in, so that a look that closes the game comes wholly before or wholly after. False: it was closed.
 */
export async function writePick(
  db: Db,
  { userId, gamePk, winnerId, loserId }: WantedPick,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ is_open: boolean }>(sql`
    with game as materialized (${openGame(gamePk, now)}), written as (
      insert into predictions as p (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at)
      select ${userId}, game_pk, official_date, ${winnerId}::integer, ${loserId}::integer, ${now}::timestamptz, ${now}::timestamptz
      from game
      on conflict (user_id, game_pk) do update
      set official_date = excluded.official_date, winner_id = excluded.winner_id, loser_id = excluded.loser_id,
        made_at = case p.official_date when excluded.official_date then p.made_at else excluded.made_at end,
        changed_at = excluded.changed_at, outcome = null, settled_at = null
      where (p.winner_id <> excluded.winner_id or p.official_date <> excluded.official_date)
        and (p.outcome is null or p.outcome = 'void')
      returning p.official_date, p.made_at = p.changed_at as is_new
    ), told as (
      insert into receipts (user_id, game_pk, at, kind, detail)
      select ${userId}, ${gamePk}::integer, ${now}::timestamptz, case when is_new then 'made' else 'changed' end,
        jsonb_build_object('winnerId', ${winnerId}::integer, 'officialDate', official_date)
      from written
    )
    select exists (select from game) as is_open`);
  return rows[0]?.is_open === true;
}

/** Takes a pick back under the same condition; `isGone` tells whether there was one. */
export async function removePick(db: Db, { userId, gamePk }: Pick<WantedPick, 'userId' | 'gamePk'>, now: Date) {
  const { rows } = await db.execute<{ is_open: boolean; is_gone: boolean }>(sql`
    with game as materialized (${openGame(gamePk, now)}), removed as (
      delete from predictions p using game
      where p.game_pk = game.game_pk and p.user_id = ${userId} and p.official_date = game.official_date
        and (p.outcome is null or p.outcome = 'void')
      returning p.winner_id, p.official_date
    ), told as (
      insert into receipts (user_id, game_pk, at, kind, detail)
      select ${userId}, ${gamePk}::integer, ${now}::timestamptz, 'withdrawn',
        jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
      from removed
    )
    select exists (select from game) as is_open, exists (select from removed) as is_gone`);
  return { isOpen: rows[0]?.is_open === true, isGone: rows[0]?.is_gone === true };
}
