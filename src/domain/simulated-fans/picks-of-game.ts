import { type ClubRecords, chooseWinner } from './choose-winner.ts';
import { picksGame, type UpcomingGame, pickTime } from './pick-habits.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** The season that fans play: its seed, and its first day (YYYY-MM-DD). */
export type FanSeason = { seed: string; openingDay: string };

/** `at` (epoch ms, UTC): when this fan likes to pick it. */
export type PlannedPick<Fan extends SimulatedFan> = { fan: Fan; winnerId: number; at: number };

/** Who of the fans calls a game, when, and for whom: by seed, game and earlier results alone. */
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
