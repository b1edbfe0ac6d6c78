import type { Prediction } from '#contract/predictions.ts';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { Db } from '#server/db/open-db.ts';
import { AppError, Unacceptable } from '#server/http/app-error.ts';
import { closedWords } from './closed-words.ts';
import { clubsOf } from './clubs-of.ts';
import type { KnownGames } from './known-games.ts';
import { readOwnPicks } from './read-own-picks.ts';
import { writePick } from './write-pick.ts';

export type Wish = {
  game_Id: number;
  user_Id?: number | undefined;
  predictedWinnerId: number;
  predictedLoserId?: number | undefined;
};

/** Picks a winner, or changes the pick. `now` (epoch ms, league clock): when the fan asked. */
export async function submitPrediction(
  { db, known }: { db: Db; known: KnownGames },
  { wish, userId, now }: { wish: Wish; userId: number; now: number },
): Promise<Prediction> {
  if (wish.user_Id !== undefined && wish.user_Id !== userId)
    throw new AppError('forbidden', 'A prediction can be made for oneself only.');
  const game = await known.game(wish.game_Id);
  if (game === null) throw new Unacceptable({ game_Id: 'is not a game that the league knows' });
  const { winnerId, loserId } = clubsOf(wish, game);
  const { gamePk } = game;
  const isIn = isOpenForPicks(game, now) && (await writePick(db, { userId, gamePk, winnerId, loserId }, new Date(now)));
  if (!isIn) throw new AppError('prediction_locked', closedWords(game));
  const [told] = await readOwnPicks(db, { userId, now, gamePk });
  if (told === undefined) throw new AppError('prediction_locked', closedWords(game));
  const { pick } = told;
  return {
    game_Id: gamePk,
    user_Id: userId,
    predictedWinnerId: pick.winnerId,
    predictedLoserId: pick.loserId,
    pick,
  };
}
