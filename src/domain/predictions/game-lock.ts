import type { GameCard } from '../game/game-card.ts';
import { isPickable, knownStart } from '../game/predicates.ts';
import { lockInstant } from './lock.ts';

/** What the server remembers of a game's lock: its instant (epoch ms, UTC), and whether picks are taken. */
type KnownLock = { locksAt: number | null; isOpen: boolean };

/** When picking closes (epoch ms, UTC): as the server remembers it, else by the card; null while the start is to be decided. */
export function locksAt(game: GameCard, known: KnownLock | undefined): number | null {
  if (known !== undefined) return known.locksAt;
  return lockInstant({ startsAt: knownStart(game), leftPreviewAt: null, lockedAt: null });
}

/** Whether the card still takes picks at `now`; the server has the last word. */
export function isOpenAt(game: GameCard, known: KnownLock | undefined, now: number): boolean {
  const lock = locksAt(game, known);
  return isPickable(game) && known?.isOpen !== false && (lock === null || now < lock);
}
