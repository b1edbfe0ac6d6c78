import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { prepared } from '#server/db/run-prepared.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';

/** One of many picks of a game. `loserId` null: the other club of the game. `at`: when the fan asked. */
export type NewPick = { userId: Authorized<UserId>; winnerId: number; loserId: number | null; at: Date };

/** A pick as it was written, with what its owner is told of the game. */
export type WrittenPick = {
  kind: 'made' | 'changed';
  winnerId: number;
  loserId: number;
  /** YYYY-MM-DD */
  officialDate: string;
  madeAt: Date;
  changedAt: Date;
  startsAt: Date | null;
  locksAt: Date | null;
  awayId: number;
  awayName: string | null;
  homeName: string | null;
};

type Answer = { userId: number } & (WrittenPick | { kind: null });

/**
 * The game's row is held until the statement is done, so that a look that closes the game comes wholly before or wholly
 * after.
 */
const write = prepared<Answer>(`
  with game as materialized (
    select * from games where game_pk = $1 and phase = 'open' for share
  ), wish as (
    select wished.user_id, wished.at, wished.winner_id, clubs.loser_id
    from game
    cross join unnest($2::integer[], $3::integer[], $4::integer[], $5::timestamptz[]) as wished (user_id, winner_id, loser_id, at)
    join lateral (values (game.away_id, game.home_id), (game.home_id, game.away_id)) as clubs (winner_id, loser_id)
      on clubs.winner_id = wished.winner_id and clubs.loser_id = coalesce(wished.loser_id, clubs.loser_id)
    where game.locks_at is null or wished.at < game.locks_at
  ), written as (
    insert into picks as p (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at)
    select wish.user_id, game.game_pk, game.official_date, wish.winner_id, wish.loser_id, wish.at, wish.at from game cross join wish
    on conflict (user_id, game_pk) do update
    set official_date = excluded.official_date, winner_id = excluded.winner_id, loser_id = excluded.loser_id,
      made_at = case p.official_date when excluded.official_date then p.made_at else excluded.made_at end,
      changed_at = excluded.changed_at, outcome = null, settled_at = null
    where (p.winner_id <> excluded.winner_id or p.official_date <> excluded.official_date)
      and (p.outcome is null or p.outcome = 'void')
    returning p.*, case p.made_at when p.changed_at then 'made' else 'changed' end as kind
  ), told as (
    insert into pick_events (user_id, game_pk, at, kind, detail)
    select user_id, game_pk, changed_at, kind, jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
    from written
  )
  select wish.user_id as "userId", p.kind, p.winner_id as "winnerId", p.loser_id as "loserId",
    p.official_date::text as "officialDate", p.made_at as "madeAt", p.changed_at as "changedAt",
    game.starts_at as "startsAt", game.locks_at as "locksAt",
    game.away_id as "awayId", game.away_name as "awayName", game.home_name as "homeName"
  from game cross join wish left join written p using (user_id)`);

/**
 * Writes picks of a game, each if the game is open at the instant at which its fan asked; the game's row decides. At most
 * one pick a fan. Resolves to those that were in time and of clubs of this game, with what has changed of each.
 */
export async function writePicks(db: Db, gamePk: number, wishes: readonly NewPick[]): Promise<Answer[]> {
  const column = <T>(of: (wish: NewPick) => T): T[] => wishes.map(of);
  const [users, winners] = [column(({ userId }) => userId), column(({ winnerId }) => winnerId)];
  return write(db, [gamePk, users, winners, column(({ loserId }) => loserId), column(({ at }) => at)]);
}

/** Writes one pick if its game is open when the fan asks. Null: it was not in time, or not of a club of this game. */
export async function writePick(db: Db, gamePk: number, wish: NewPick): Promise<Answer | null> {
  return (await writePicks(db, gamePk, [wish]))[0] ?? null;
}

const openGame = (gamePk: number) => sql`
  select game_pk, official_date, locks_at from games where game_pk = ${gamePk} and phase = 'open' for share`;

/** Takes a pick back under the same condition; `isGone` tells whether there was one. */
export async function removePick(
  db: Db,
  { userId, gamePk }: { userId: Authorized<UserId>; gamePk: number },
  now: Date,
) {
  const { rows } = await db.execute<{ is_open: boolean; is_gone: boolean }>(sql`
    with game as materialized (${openGame(gamePk)}), in_time as (
      select game_pk, official_date from game where locks_at is null or ${now} < locks_at
    ), removed as (
      delete from picks p using in_time game
      where p.game_pk = game.game_pk and p.user_id = ${userId} and p.official_date = game.official_date
        and (p.outcome is null or p.outcome = 'void')
      returning p.winner_id, p.official_date
    ), told as (
      insert into pick_events (user_id, game_pk, at, kind, detail)
      select ${userId}, ${gamePk}::integer, ${now}::timestamptz, 'withdrawn',
        jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
      from removed
    )
    select exists (select from in_time) as is_open, exists (select from removed) as is_gone`);
  return { isOpen: rows[0]?.is_open === true, isGone: rows[0]?.is_gone === true };
}
