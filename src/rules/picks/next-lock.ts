/** A game and the user's pick of it, for the next lock. `locksAt`: epoch ms (UTC); null while the start is to be determined. */
export type LockingGame = { gamePk: number; locksAt: number | null; isOpen: boolean; hasPick: boolean };

type NextLock = { gamePk: number; locksAt: number; hasPick: boolean };

/**
 * Returns the next lock after `now` (epoch ms, UTC) of a game without a pick; if every open game has one, the next lock of a
 * pick that can still be changed; null if there is neither.
 */
export function nextLock(games: readonly LockingGame[], now: number): NextLock | null {
  const locks = games
    .flatMap(({ gamePk, locksAt, isOpen, hasPick }) =>
      isOpen && locksAt !== null && now < locksAt ? [{ gamePk, locksAt, hasPick }] : [],
    )
    .toSorted((one, other) => one.locksAt - other.locksAt || one.gamePk - other.gamePk);
  return locks.find(({ hasPick }) => !hasPick) ?? locks[0] ?? null;
}
