import type { OwnPick, Prediction } from '#contract/predictions.ts';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { AppError, Unacceptable } from '#server/http/errors/app-error.ts';
import { pickingClosedMessage } from './picking-closed-message.ts';
import { parseClubs } from './parse-clubs.ts';
import { toOwnPick } from './to-own-pick.ts';
import type { PickableGames } from './pickable-games.ts';
import { readOwnPicks } from './read-own-picks.ts';
import { writePick } from './write-pick.ts';

export type PickRequest = {
  game_Id: number;
  user_Id?: number | undefined;
  predictedWinnerId: number;
  predictedLoserId?: number | undefined;
};

type Parts = { db: Db; known: PickableGames };
type Asked = { wish: PickRequest; userId: Authorized<UserId>; now: number };

/** Step by step: the league is asked of the game, what is wrong with the wish is said, and an unchanged pick is told. */
async function submitCarefully({ db, known }: Parts, { wish, userId, now }: Asked): Promise<OwnPick> {
  const game = await known.read(wish.game_Id);
  if (game === null) throw new Unacceptable({ game_Id: 'is not a game that the league knows' });
  const { gamePk } = game;
  const pick = { userId, ...parseClubs(wish, game), at: new Date(now) };
  if (!isOpenForPicks(game, now) || (await writePick(db, gamePk, pick)) === null)
    throw new AppError('prediction_locked', pickingClosedMessage(game));
  const [told] = await readOwnPicks(db, { userId, now, gamePk });
  if (told === undefined) throw new AppError('prediction_locked', pickingClosedMessage(game));
  return told.pick;
}

/** At once: the statement that writes a pick of a game of which the league was asked lately tells all there is to answer. */
async function submitAtOnce({ db, known }: Parts, { wish, userId, now }: Asked): Promise<OwnPick | null> {
  const { game_Id: gamePk, predictedWinnerId: winnerId, predictedLoserId: loserId = null } = wish;
  if (!known.isFresh(gamePk)) return null;
  const written = await writePick(db, gamePk, { userId, winnerId, loserId, at: new Date(now) });
  return written === null || written.kind === null ? null : toOwnPick(gamePk, written);
}

/** Picks a winner, or changes the pick. `now` (epoch ms, league clock): when the fan asked. */
export async function submitPrediction(parts: Parts, asked: Asked): Promise<Prediction> {
  const { wish, userId } = asked;
  if (wish.user_Id !== undefined && wish.user_Id !== userId)
    throw new AppError('forbidden', 'A prediction can be made for oneself only.');
  const pick = (await submitAtOnce(parts, asked)) ?? (await submitCarefully(parts, asked));
  return {
    game_Id: pick.gamePk,
    user_Id: userId,
    predictedWinnerId: pick.winnerId,
    predictedLoserId: pick.loserId,
    pick,
  };
}
