import { type ClubRecords, chooseWinner } from './choose-winner.ts';
import { picksGame, type UpcomingGame, pickTime } from './pick-habits.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** The simulated season: its seed and its first day (YYYY-MM-DD). */
export type FanSeason = { seed: string; openingDay: string };

/** `at` (epoch ms, UTC): the planned time of the pick. */
type PlannedPick<Fan extends SimulatedFan> = { fan: Fan; winnerId: number; at: number };

/** Returns the picks that the fans plan for a game. Depends only on the seed, the game and earlier results. */
export function picksOfGame<Fan extends SimulatedFan>(
  { seed, openingDay }: FanSeason,
  fans: readonly Fan[],
  game: UpcomingGame,
  records: ClubRecords,
): PlannedPick<Fan>[] {
  return fans
    .filter((fan) => picksGame(seed, fan, game, openingDay))
    .map((fan) => ({
      fan,
      winnerId: chooseWinner(seed, fan, game, records),
      at: pickTime(seed, fan, game),
    }));
}
