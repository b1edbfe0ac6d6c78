import type { DayPicks } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isOpenAt, locksAt } from '#domain/predictions/game-lock.ts';

/** What waits for a signed-in fan today. Instants are epoch ms. */
export type Waiting = {
  /** games that can still be called and have not been */
  toCall: number;
  /** the first of those to lock; null when none has a known time */
  nextLock: number | null;
  /** games of his that are being played */
  live: number;
  /** games called that have not begun */
  called: number;
};

/** From the day's games and his picks of them, at `now`. */
export function waitingFor(games: readonly GameCard[], { picks, games: known }: DayPicks, now: number): Waiting {
  const picked = new Set(picks.map(({ gamePk }) => gamePk));
  const open = games.flatMap((game) => {
    const card = known.find(({ gamePk }) => gamePk === game.gamePk);
    return isOpenAt(game, card, now) && !picked.has(game.gamePk) ? [{ lock: locksAt(game, card) }] : [];
  });
  const locks = open.flatMap(({ lock }) => (lock === null ? [] : [lock]));
  return {
    toCall: open.length,
    nextLock: locks.length === 0 ? null : Math.min(...locks),
    live: picks.filter(({ state }) => state === 'live').length,
    called: picks.filter(({ state }) => state === 'open' || state === 'locked').length,
  };
}
