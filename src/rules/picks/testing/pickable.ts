import { scheduledLock } from '../lock.ts';
import type { PickableGame } from '../model.ts';

/** Creates an open game for tests, with the lock time of its start. */
export function pickable(facts: Partial<PickableGame> = {}): PickableGame {
  const startsAt = facts.startsAt === undefined ? Date.parse('2026-07-18T23:10:00Z') : facts.startsAt;
  return {
    gamePk: 1,
    officialDate: '2026-07-18',
    awayId: 110,
    homeId: 121,
    startsAt,
    locksAt: scheduledLock(startsAt),
    leftPreviewAt: null,
    heldSince: null,
    phase: 'open',
    winnerId: null,
    isAbandoned: false,
    noPicksReason: null,
    ...facts,
  };
}
