import type { GameCard } from '#domain/game/game-card.ts';
import { isPickable, knownStart } from '#domain/game/predicates.ts';

const previewLead = 10 * 60_000;

/** When a game enters preview mode (epoch ms): ten minutes before its start; null while that is not known. */
export function previewAt(game: Pick<GameCard, 'startsAt' | 'status'>): number | null {
  const startsAt = knownStart(game);
  return startsAt === null ? null : startsAt - previewLead;
}

/** The game that enters preview mode next after `now`; null when none will. */
export function nextToPreview(games: readonly GameCard[], now: number): { game: GameCard; at: number } | null {
  const coming = games.filter(isPickable).flatMap((game) => {
    const at = previewAt(game);
    return at !== null && at > now ? [{ game, at }] : [];
  });
  return coming.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** '41 min', '2 h 05 min', '48 s' */
export function untilText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
