import type { GameView } from '#rules/baseball/game/model.ts';
import { acceptsPicks, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { scheduledLock } from './lock.ts';
import type { LockingGame } from './next-lock.ts';

type Scheduled = Pick<GameView, 'startsAt' | 'status' | 'noPicksReason'>;

/** The stored lock time (epoch ms, UTC), and whether the server accepts picks. */
type StoredLock = { locksAt: number | null; isOpen: boolean };

/** Returns the stored lock time (epoch ms, UTC), otherwise that of the schedule; null while the start is to be determined. */
export function locksAt(game: Scheduled, stored: StoredLock | undefined): number | null {
  return stored === undefined ? scheduledLock(scheduledStart(game)) : stored.locksAt;
}

/** Whether the game still accepts picks at `now` (epoch ms, UTC); the server checks again. */
export function isOpenAt(game: Scheduled, stored: StoredLock | undefined, now: number): boolean {
  const lock = locksAt(game, stored);
  return acceptsPicks(game) && stored?.isOpen !== false && (lock === null || now < lock);
}

type ForUser = { stored: StoredLock | undefined; hasPick: boolean; now: number };

/** The game for `nextLock`. `hasPick`: of the user; `now`: epoch ms (UTC) */
export function toLockingGame(game: Scheduled & { gamePk: number }, { stored, hasPick, now }: ForUser): LockingGame {
  return { gamePk: game.gamePk, locksAt: locksAt(game, stored), isOpen: isOpenAt(game, stored, now), hasPick };
}
