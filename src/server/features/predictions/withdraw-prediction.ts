import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { AppError, NotFound } from '#server/http/errors/app-error.ts';
import { closedWords } from './closed-words.ts';
import type { KnownGames } from './known-games.ts';
import { removePick } from './write-pick.ts';

/** Takes a pick back. `now` (epoch ms, league clock): when the fan asked. */
export async function withdrawPrediction(
  { db, known }: { db: Db; known: KnownGames },
  { gamePk, userId, now }: { gamePk: number; userId: Authorized<UserId>; now: number },
): Promise<{ gamePk: number }> {
  const game = await known.game(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  if (!isOpenForPicks(game, now)) throw new AppError('prediction_locked', closedWords(game));
  const { isOpen, isGone } = await removePick(db, { userId, gamePk }, new Date(now));
  if (!isOpen) throw new AppError('prediction_locked', closedWords(game));
  if (!isGone) throw new NotFound('There is no pick to take back.');
  return { gamePk };
}
