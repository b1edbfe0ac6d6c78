import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { toLockingGame } from '#rules/picks/game-lock.ts';
import { nextLock } from '#rules/picks/next-lock.ts';

/** The game that locks next after `now` (epoch ms, UTC) for any user, and the time; null without one. */
export function nextLockOfCards(cards: readonly GameCard[], now: number): { card: GameCard; locksAt: number } | null {
  const games = cards.map((card) => toLockingGame(card, { stored: undefined, hasPick: false, now }));
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { card, locksAt: next.locksAt } : null;
}
