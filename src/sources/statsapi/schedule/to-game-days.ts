import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import { onePerGamePk } from './one-per-game-pk.ts';
import { toGameCard } from './to-game-card.ts';
import { wireSchedule } from './wire-schedule.ts';

/** The games that the schedule lists under one day (YYYY-MM-DD). */
export type GameDay = { date: string; games: GameCard[] };

/**
 * The days of a schedule, in the upstream's order. A postponed or suspended game is listed under both days with the same
 * gamePk. Each day has its own card of the game, and no day has two.
 */
export const toGameDays = memoizeByBody((body): GameDay[] =>
  wireSchedule.parse(body).dates.map(({ date, games }) => ({
    date,
    games: onePerGamePk(
      games.map((game) => toGameCard(game, date)),
      ({ status }) => status.phase,
    ),
  })),
);
