import type { GameCard } from '../game/game-card.ts';
import { toLockingGame } from '../predictions/game-lock.ts';
import { nextLock } from '../predictions/next-lock.ts';

/** The game that locks next after `now` (epoch ms, UTC) for any user, and the time; null without one. */
export function nextLockOfCards(cards: readonly GameCard[], now: number): { card: GameCard; locksAt: number } | null {
  const games = cards.map((card) => toLockingGame(card, { stored: undefined, hasPick: false, now }));
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { card, locksAt: next.locksAt } : null;
}
