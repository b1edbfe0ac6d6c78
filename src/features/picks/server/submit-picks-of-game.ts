import { isOpenForPicks } from '#rules/picks/lock.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { parseClubs } from './requests/parse-clubs.ts';
import { writePicks } from './write-pick.ts';

/** A pick of a user at the time `at` (epoch ms, league clock). */
type TimedPick = { userId: Authorized<UserId>; winnerId: number; at: number };

/**
 * Submits picks of many users of one game, by the same rules and with the same statement as a single pick. Resolves to the
 * ids of the users whose picks were in time. Throws `Unacceptable` for a club of another game.
 */
export async function submitPicksOfGame(
  db: Db,
  game: PickableGame,
  requests: readonly TimedPick[],
): Promise<Set<number>> {
  const inTime = requests.filter(({ at }) => isOpenForPicks(game, at));
  if (inTime.length === 0) return new Set();
  const picks = inTime.map(({ userId, winnerId, at }) => {
    const clubs = parseClubs({ predictedWinnerId: winnerId }, game);
    return { userId, ...clubs, at: new Date(at) };
  });
  const written = await writePicks(db, game.gamePk, picks);
  return new Set(written.map(({ userId }) => userId));
}
