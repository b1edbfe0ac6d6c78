import type { GameCard } from '../game/game-card.ts';
import { acceptsPicks, scheduledStart } from '../game/predicates.ts';
import { scheduledLock } from '../predictions/lock.ts';
import { nextLock } from '../predictions/next-lock.ts';

/** The game that locks next after `now` (epoch ms, UTC) for any user, and the time; null without one. */
export function nextLockOfCards(cards: readonly GameCard[], now: number): { card: GameCard; locksAt: number } | null {
  const games = cards.map((card) => ({
    gamePk: card.gamePk,
    locksAt: scheduledLock(scheduledStart(card)),
    isOpen: acceptsPicks(card),
    hasPick: false,
  }));
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { card, locksAt: next.locksAt } : null;
}
