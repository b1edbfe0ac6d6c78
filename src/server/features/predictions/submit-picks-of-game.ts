import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { parseClubs } from './parse-clubs.ts';
import { writePicks } from './write-pick.ts';

/** `at` (epoch ms, league clock): when the fan asked. */
export type TimedPick = { userId: Authorized<UserId>; winnerId: number; at: number };

/**
 * The picks of many fans of one game, by the rules and in the statement of one fan's. Resolves to the fans whose picks
 * were in time; throws `Unacceptable` for a club of another game.
 */
export async function submitPicksOfGame(
  db: Db,
  game: PickableGame,
  wishes: readonly TimedPick[],
): Promise<Set<number>> {
  const inTime = wishes.filter(({ at }) => isOpenForPicks(game, at));
  if (inTime.length === 0) return new Set();
  const picks = inTime.map(({ userId, winnerId, at }) => {
    const clubs = parseClubs({ predictedWinnerId: winnerId }, game);
    return { userId, ...clubs, at: new Date(at) };
  });
  const written = await writePicks(db, game.gamePk, picks);
  return new Set(written.map(({ userId }) => userId));
}
