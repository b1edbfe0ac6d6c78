import type { GamePicks } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isPickable, knownStart } from '#domain/game/predicates.ts';
import { lockInstant } from '#domain/predictions/lock.ts';

/** When picking closes (epoch ms, UTC): as the server remembers it, else by the card; null while the start is to be decided. */
export function locksAt(game: GameCard, known: GamePicks | undefined): number | null {
  if (known !== undefined) return known.locksAt;
  return lockInstant({ startsAt: knownStart(game), leftPreviewAt: null, lockedAt: null });
}

/** Whether the card still takes picks at `now`; the server has the last word. */
export function isOpenAt(game: GameCard, known: GamePicks | undefined, now: number): boolean {
  const lock = locksAt(game, known);
  return isPickable(game) && known?.isOpen !== false && (lock === null || now < lock);
}
