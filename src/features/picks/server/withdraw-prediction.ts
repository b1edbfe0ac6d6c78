import { isOpenForPicks } from '#rules/picks/lock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError, NotFound } from '#platform/http/errors/app-error.ts';
import { pickingClosedMessage } from './requests/picking-closed-message.ts';
import type { PickableGames } from './requests/pickable-games.ts';
import { removePick } from './write-pick.ts';

/** Withdraws a pick. `now` (epoch ms, league clock): the time of the request. */
export async function withdrawPrediction(
  { db, pickableGames }: { db: Db; pickableGames: PickableGames },
  { gamePk, userId, now }: { gamePk: number; userId: Authorized<UserId>; now: number },
): Promise<{ gamePk: number }> {
  const game = await pickableGames.read(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  if (!isOpenForPicks(game, now)) throw new AppError('prediction_locked', pickingClosedMessage(game));
  const { isOpen, isRemoved } = await removePick(db, { userId, gamePk }, new Date(now));
  if (!isOpen) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (!isRemoved) throw new NotFound('There is no pick to withdraw.');
  return { gamePk };
}
