import type { DayPicks } from '#features/picks/contract/predictions.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isOpenAt, locksAt } from '#rules/picks/game-lock.ts';

/** Counts of today's games for a signed-in user. */
export type PickCounts = {
  /** open games without a pick */
  toPick: number;
  /** the earliest lock time of those games (epoch ms); null if none is known */
  nextLock: number | null;
  /** picked games that are live */
  live: number;
  /** picked games that have not started */
  called: number;
};

/** Counts the day's games by the user's picks at `now` (epoch ms). */
export function countPicks(games: readonly GameCard[], { picks, games: known }: DayPicks, now: number): PickCounts {
  const picked = new Set(picks.map(({ gamePk }) => gamePk));
  const open = games.flatMap((game) => {
    const card = known.find(({ gamePk }) => gamePk === game.gamePk);
    return isOpenAt(game, card, now) && !picked.has(game.gamePk) ? [{ lock: locksAt(game, card) }] : [];
  });
  const locks = open.flatMap(({ lock }) => (lock === null ? [] : [lock]));
  return {
    toPick: open.length,
    nextLock: locks.length === 0 ? null : Math.min(...locks),
    live: picks.filter(({ state }) => state === 'live').length,
    called: picks.filter(({ state }) => state === 'open' || state === 'locked').length,
  };
}
