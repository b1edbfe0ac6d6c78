import type { GameCard } from '../game/game-card.ts';
import { isPickable, scheduledStart } from '../game/predicates.ts';
import { scheduledLock } from './lock.ts';

/** The lock that the server stores (epoch ms, UTC), and whether it accepts picks. */
type KnownLock = { locksAt: number | null; isOpen: boolean };

/** The lock (epoch ms, UTC): the stored one, otherwise by the card; null while the start is to be determined. */
export function locksAt(game: GameCard, known: KnownLock | undefined): number | null {
  if (known !== undefined) return known.locksAt;
  return scheduledLock(scheduledStart(game));
}

/** Whether the card still accepts picks at `now` (epoch ms, UTC); the server checks again. */
export function isOpenAt(game: GameCard, known: KnownLock | undefined, now: number): boolean {
  const lock = locksAt(game, known);
  return isPickable(game) && known?.isOpen !== false && (lock === null || now < lock);
}
