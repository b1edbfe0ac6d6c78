import { type ClubRecords, chooseWinner } from './choose-winner.ts';
import { callsGame, type ComingGame, pickInstant } from './pick-habits.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** The season that fans play: its seed, and its first day (YYYY-MM-DD). */
export type FanSeason = { seed: string; openingDay: string };

/** `at` (epoch ms, UTC): when this fan likes to pick it. */
export type FanCall<Fan extends SimulatedFan> = { fan: Fan; winnerId: number; at: number };

/** Who of the fans calls a game, when, and for whom: by seed, game and earlier results alone. */
export function callsOfGame<Fan extends SimulatedFan>(
  { seed, openingDay }: FanSeason,
  fans: readonly Fan[],
  game: ComingGame,
  records: ClubRecords,
): FanCall<Fan>[] {
  return fans
    .filter((fan) => callsGame(seed, fan, game, openingDay))
    .map((fan) => ({
      fan,
      winnerId: chooseWinner(seed, fan, game, records),
      at: pickInstant(seed, fan, game),
    }));
}
