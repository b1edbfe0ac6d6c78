import type { PickableGame } from '../model.ts';

/** A game of the tests: open, nothing known of it but its clubs and its day. */
export function pickable(facts: Partial<PickableGame> = {}): PickableGame {
  return {
    gamePk: 1,
    officialDate: '2026-07-18',
    awayId: 110,
    homeId: 121,
    startsAt: Date.parse('2026-07-18T23:10:00Z'),
    leftPreviewAt: null,
    lockedAt: null,
    heldSince: null,
    phase: 'open',
    winnerId: null,
    isAbandoned: false,
    ...facts,
  };
}
