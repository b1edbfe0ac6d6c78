import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { scheduledLock } from '#rules/picks/lock.ts';

/** When a game enters preview mode (epoch ms): when picking closes; null while the start is unknown. */
export function previewAt(game: Pick<GameCard, 'startsAt' | 'status'>): number | null {
  return scheduledLock(scheduledStart(game));
}

/** The game that enters preview mode next after `now`; null if there is none. */
export function nextToPreview(games: readonly GameCard[], now: number): { game: GameCard; at: number } | null {
  const upcoming = games.filter(isPickable).flatMap((game) => {
    const at = previewAt(game);
    return at !== null && at > now ? [{ game, at }] : [];
  });
  return upcoming.toSorted((one, other) => one.at - other.at)[0] ?? null;
}
