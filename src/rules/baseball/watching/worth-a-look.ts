import { worthOf } from './game-worth.ts';
import { rankGames } from './rank-games.ts';
import type { WatchedGame } from './watched-game.ts';

/** ms; a game that has become exciting is not named at once, because the time would give it away */
const step = 30 * 60_000;

/** The last half hour before a time (epoch ms), whose state decides which hidden game is named. */
export function lookInstant(time: number): number {
  return Math.floor(time / step) * step;
}

/**
 * The game that is worth a look among those whose scores the viewer hides, from their cards at a half hour; null with fewer than two in
 * progress. One is always named, so that it says only that it was worth more than the others.
 */
export function worthALook(hidden: readonly WatchedGame[]): number | null {
  const ranked = rankGames(hidden.flatMap((card) => worthOf(card) ?? []));
  return ranked.length < 2 ? null : (ranked[0]?.gamePk ?? null);
}
