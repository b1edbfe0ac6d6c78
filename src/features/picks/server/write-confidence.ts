import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { NotFound, AppError } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { OwnConfidence } from '../contract/confidence.ts';
import { type PickableGames, pickingClosedMessage } from './pickable-games.ts';

/** `now`: epoch ms, league clock */
type Change = { gamePk: number; userId: Authorized<UserId>; now: number };

/** Refreshes the game if its stored state may be outdated, then runs a change that needs an open game. */
async function changeIfOpen(
  pickableGames: PickableGames,
  { gamePk }: Change,
  { change, missing }: { change: () => Promise<{ isOpen: boolean; winnerId: number | null }>; missing: string },
): Promise<number> {
  const game = await pickableGames.read(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  const { isOpen, winnerId } = await change();
  if (!isOpen) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (winnerId === null) throw new NotFound(missing);
  return winnerId;
}

/** Sets how sure the user is of a pick, in percent. */
export async function setConfidence(
  db: Db,
  pickableGames: PickableGames,
  { percent, ...change }: Change & { percent: number },
): Promise<OwnConfidence> {
  const pick = { ...change, now: new Date(change.now) };
  const winnerId = await changeIfOpen(pickableGames, change, {
    change: () => writeConfidence(db, pick, percent),
    missing: 'There is no pick of this game.',
  });
  return { gamePk: change.gamePk, winnerId, percent };
}

export async function removeConfidence(
  db: Db,
  pickableGames: PickableGames,
  change: Change,
): Promise<{ gamePk: number }> {
  const pick = { ...change, now: new Date(change.now) };
  await changeIfOpen(pickableGames, change, {
    change: () => deleteConfidence(db, pick),
    missing: 'There is no confidence to remove.',
  });
  return { gamePk: change.gamePk };
}

type OwnPick = { userId: Authorized<UserId>; gamePk: number; now: Date };

/** Locks the row of the game, so that an update that closes the game takes effect before or after the whole statement. */
const openPick = ({ userId, gamePk, now }: OwnPick) => sql`
  game as materialized (
    select game_pk, official_date from games
    where game_pk = ${gamePk} and phase = 'open' and no_picks_reason is null and (locks_at is null or ${now} < locks_at)
    for share
  ), pick as (
    select p.user_id, p.game_pk, p.official_date, p.winner_id from game join picks p using (game_pk, official_date)
    where p.user_id = ${userId} and (p.outcome is null or p.outcome = 'void')
  )`;

type Written = { isOpen: boolean; winnerId: number | null };

/** Sets the confidence (percent) of a pick, if its game is open. `winnerId`: of the pick; null if there is none. */
export async function writeConfidence(db: Db, pick: OwnPick, percent: number): Promise<Written> {
  const { rows } = await db.execute<Written>(sql`
    with ${openPick(pick)}, written as (
      insert into pick_confidences (user_id, game_pk, official_date, winner_id, percent)
      select user_id, game_pk, official_date, winner_id, ${percent}::smallint from pick
      on conflict (user_id, game_pk) do update
      set official_date = excluded.official_date, winner_id = excluded.winner_id, percent = excluded.percent
      returning winner_id
    )
    select exists (select from game) as "isOpen", (select winner_id from written) as "winnerId"`);
  return rows[0] ?? { isOpen: false, winnerId: null };
}

/** Deletes the confidence of a pick, if its game is open. `winnerId`: of the pick; null if it had no confidence. */
export async function deleteConfidence(db: Db, pick: OwnPick): Promise<Written> {
  const { rows } = await db.execute<Written>(sql`
    with ${openPick(pick)}, removed as (
      delete from pick_confidences c using pick
      where c.user_id = pick.user_id and c.game_pk = pick.game_pk
      returning c.winner_id
    )
    select exists (select from game) as "isOpen", (select winner_id from removed) as "winnerId"`);
  return rows[0] ?? { isOpen: false, winnerId: null };
}
