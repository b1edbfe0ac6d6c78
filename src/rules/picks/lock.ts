import type { GameView } from '../baseball/game/model.ts';
import { acceptsPicks, scheduledStart } from '../baseball/game/predicates.ts';
import type { PickableGame } from './model.ts';
import type { LockingGame } from './next-lock.ts';

/** Picking closes this long before the scheduled first pitch. Source: the product specification, section 9. */
const lockLeadMinutes = 10;

export const lockLeadMs = lockLeadMinutes * 60_000;

const numberNames = new Map([
  [5, 'five'],
  [10, 'ten'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [30, 'thirty'],
]);

/** 'ten minutes'; a number without a name is written in digits. */
export function formatMinutes(minutes: number): string {
  return `${numberNames.get(minutes) ?? String(minutes)} minutes`;
}

export const lockLeadText = formatMinutes(lockLeadMinutes);

/** Returns the lock time (epoch ms, UTC) of a game that is not stored yet; null while the start is to be determined. */
export function scheduledLock(startsAt: number | null): number | null {
  return startsAt === null ? null : startsAt - lockLeadMs;
}

/** Whether a pick may be made, changed or withdrawn at `now` (epoch ms, UTC). */
export function isOpenForPicks({ phase, locksAt: lock, noPicksReason }: PickableGame, now: number): boolean {
  return phase === 'open' && noPicksReason === null && (lock === null || now < lock);
}

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
