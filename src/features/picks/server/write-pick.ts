import { sql } from 'drizzle-orm';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';

/** A pick to write. `loserId` null: the other club of the game. `at`: the time of the request. */
type NewPick = { userId: Authorized<UserId>; winnerId: number; loserId: number | null; at: Date };

/** A written pick, with the columns of its game that the response contains. */
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

/** `kind` null: the pick was unchanged. */
type WriteResult = { userId: number } & (WrittenPick | { kind: null });

/** Events beyond this number per pick are deleted, oldest first, so that changes in a row do not fill the database. */
export const maxEventsPerPick = 50;

/**
 * Writes picks of a game, at most one per user; each only if the stored game is open at the time of its request. Resolves to
 * the picks that were in time and of clubs of this game.
 */
export async function writePicks(db: Db, gamePk: number, newPicks: readonly NewPick[]): Promise<WriteResult[]> {
  const column = (of: (pick: NewPick) => unknown) => sql.param(newPicks.map(of));
  const [users, winners] = [column(({ userId }) => userId), column(({ winnerId }) => winnerId)];
  const [losers, times] = [column(({ loserId }) => loserId), column(({ at }) => at)];
  // locks the row of the game, so that an update that closes the game takes effect before or after the whole statement
  return runPrepared<WriteResult>(
    db,
    sql`
    with game as materialized (
      select * from games where game_pk = ${gamePk} and phase = 'open' and no_picks_reason is null for share
    ), requested as (
      select input.user_id, input.at, input.winner_id, clubs.loser_id
      from game
      cross join unnest(${users}::integer[], ${winners}::integer[], ${losers}::integer[], ${times}::timestamptz[]) as input (user_id, winner_id, loser_id, at)
      join lateral (values (game.away_id, game.home_id), (game.home_id, game.away_id)) as clubs (winner_id, loser_id)
        on clubs.winner_id = input.winner_id and clubs.loser_id = coalesce(input.loser_id, clubs.loser_id)
      where game.locks_at is null or input.at < game.locks_at
    ), written as (
      insert into picks as p (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at)
      select requested.user_id, game.game_pk, game.official_date, requested.winner_id, requested.loser_id, requested.at, requested.at from game cross join requested
      on conflict (user_id, game_pk) do update
      set official_date = excluded.official_date, winner_id = excluded.winner_id, loser_id = excluded.loser_id,
        made_at = case p.official_date when excluded.official_date then p.made_at else excluded.made_at end,
        changed_at = excluded.changed_at, outcome = null, settled_at = null
      where (p.winner_id <> excluded.winner_id or p.official_date <> excluded.official_date)
        and (p.outcome is null or p.outcome = 'void')
      returning p.*, case p.made_at when p.changed_at then 'made' else 'changed' end as kind
    ), events as (
      insert into pick_events (user_id, game_pk, at, kind, detail)
      select user_id, game_pk, changed_at, kind, jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
      from written
    ), trimmed as (
      delete from pick_events e using written
      where e.user_id = written.user_id and e.game_pk = written.game_pk and e.id <= (
        select id from pick_events where user_id = written.user_id and game_pk = written.game_pk
        order by id desc offset ${maxEventsPerPick - 1} limit 1)
    )
    select requested.user_id as "userId", p.kind, p.winner_id as "winnerId", p.loser_id as "loserId",
      p.official_date::text as "officialDate", p.made_at as "madeAt", p.changed_at as "changedAt",
      game.starts_at as "startsAt", game.locks_at as "locksAt",
      game.away_id as "awayId", game.away_name as "awayName", game.home_name as "homeName"
    from game cross join requested left join written p using (user_id)`,
  );
}

/** Writes one pick. Null: it was not in time, or not of a club of this game. */
export async function writePick(db: Db, gamePk: number, pick: NewPick): Promise<WriteResult | null> {
  return (await writePicks(db, gamePk, [pick]))[0] ?? null;
}

/** Deletes a pick if its game is open at `now`; `isRemoved` is whether there was one. */
export async function removePick(
  db: Db,
  { userId, gamePk }: { userId: Authorized<UserId>; gamePk: number },
  now: Date,
) {
  const { rows } = await db.execute<{ is_open: boolean; is_removed: boolean }>(sql`
    with game as materialized (
      select game_pk, official_date, locks_at from games where game_pk = ${gamePk} and phase = 'open' for share
    ), in_time as (
      select game_pk, official_date from game where locks_at is null or ${now} < locks_at
    ), removed as (
      delete from picks p using in_time game
      where p.game_pk = game.game_pk and p.user_id = ${userId} and p.official_date = game.official_date
        and (p.outcome is null or p.outcome = 'void')
      returning p.winner_id, p.official_date
    ), events as (
      insert into pick_events (user_id, game_pk, at, kind, detail)
      select ${userId}, ${gamePk}::integer, ${now}::timestamptz, 'withdrawn',
        jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
      from removed
    ), trimmed as (
      delete from pick_events e using removed
      where e.user_id = ${userId} and e.game_pk = ${gamePk} and e.id <= (
        select id from pick_events where user_id = ${userId} and game_pk = ${gamePk}
        order by id desc offset ${maxEventsPerPick - 1} limit 1)
    )
    select exists (select from in_time) as is_open, exists (select from removed) as is_removed`);
  return { isOpen: rows[0]?.is_open === true, isRemoved: rows[0]?.is_removed === true };
}
