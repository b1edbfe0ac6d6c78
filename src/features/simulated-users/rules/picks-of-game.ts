import { type ClubRecords, chooseWinner } from './choose-winner.ts';
import { picksGame, type UpcomingGame, pickTime } from './pick-habits.ts';
import type { SimulatedUser } from './simulated-user.ts';

/** The simulated season: its seed and its first day (YYYY-MM-DD). */
export type SimulatedSeason = { seed: string; openingDay: string };

/** `at` (epoch ms, UTC): the planned time of the pick. */
type PlannedPick<User extends SimulatedUser> = { user: User; winnerId: number; at: number };

/** Returns the picks that the users plan for a game. Depends only on the seed, the game and earlier results. */
export function picksOfGame<User extends SimulatedUser>(
  { seed, openingDay }: SimulatedSeason,
  users: readonly User[],
  game: UpcomingGame,
  records: ClubRecords,
): PlannedPick<User>[] {
  return users
    .filter((user) => picksGame(seed, user, game, openingDay))
    .map((user) => ({
      user,
      winnerId: chooseWinner(seed, user, game, records),
      at: pickTime(seed, user, game),
    }));
}
