import type { GameCard } from '#domain/game/game-card.ts';
import { oncePerBody } from '../client/memoize-by-body.ts';
import { toGameCard } from './to-game-card.ts';
import { wireSchedule } from './wire-schedule.ts';

/** Games as the schedule lists them under one day (YYYY-MM-DD). */
export type GameDay = { date: string; games: GameCard[] };

/**
 * The days of a schedule, in its own order. A postponed or suspended game is listed under both its days, under one
 * gamePk: each day has its own card of it, and no day has two.
 */
export const toGameDays = oncePerBody((body): GameDay[] =>
  wireSchedule.parse(body).dates.map(({ date, games }) => ({
    date,
    games: onePerGamePk(games.map((game) => toGameCard(game, date))),
  })),
);

function onePerGamePk(cards: GameCard[]): GameCard[] {
  const byGamePk = new Map<number, GameCard>();
  for (const card of cards) {
    const isNewer = card.status.phase !== 'void' || !byGamePk.has(card.gamePk);
    if (isNewer) byGamePk.set(card.gamePk, card);
  }
  return [...byGamePk.values()];
}
