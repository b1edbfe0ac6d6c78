import type { GameCard } from '../game/game-card.ts';
import { isPickable, scheduledStart } from '../game/predicates.ts';
import { scheduledLock } from './lock.ts';

/** The stored lock time (epoch ms, UTC), and whether the server accepts picks. */
type StoredLock = { locksAt: number | null; isOpen: boolean };

/** Returns the stored lock time (epoch ms, UTC), otherwise that of the card; null while the start is to be determined. */
export function locksAt(game: GameCard, stored: StoredLock | undefined): number | null {
  if (stored !== undefined) return stored.locksAt;
  return scheduledLock(scheduledStart(game));
}

/** Whether the card still accepts picks at `now` (epoch ms, UTC); the server checks again. */
export function isOpenAt(game: GameCard, stored: StoredLock | undefined, now: number): boolean {
  const lock = locksAt(game, stored);
  return isPickable(game) && stored?.isOpen !== false && (lock === null || now < lock);
}
