import type { GameView } from '#rules/baseball/game/model.ts';
import { acceptsPicks, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { scheduledLock } from './lock.ts';
import type { LockingGame } from './next-lock.ts';
import type { PickableGame } from './model.ts';

type Scheduled = Pick<GameView, 'startsAt' | 'status' | 'noPicksReason'>;

/** The stored lock time (epoch ms, UTC), and whether the server accepts picks. */
type StoredLock = { locksAt: number | null; isOpen: boolean };

/** Returns the stored lock time (epoch ms, UTC), otherwise that of the schedule; null while the start is to be determined. */
export function locksAt(game: Scheduled, stored: StoredLock | undefined): number | null {
  if (stored !== undefined) return stored.locksAt;
  return scheduledLock(scheduledStart(game));
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

/** A game that has not been in the schedule for this time after its start will not be played. */
const missingLimitMs = 12 * 3_600_000;

/**
 * Returns the state of a stored game that the schedule no longer contains, at `now` (epoch ms, UTC): void if it was to be played
 * long ago, such as the last game of a decided series; else `game`. If it is listed again, the next refresh replaces the state.
 */
export function stateOfMissingGame(game: PickableGame, now: number): PickableGame {
  if (game.phase !== 'open') return game;
  const startsAt = game.startsAt ?? Date.parse(`${game.officialDate}T23:59:59Z`);
  return now - startsAt > missingLimitMs ? { ...game, phase: 'void' } : game;
}
