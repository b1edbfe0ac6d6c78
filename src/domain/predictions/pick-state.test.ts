import { describe, expect, test } from 'vitest';
import { isSettled, pickState } from './pick-state.ts';
import { pickable } from './testing/pickable.ts';
import type { PickableGame, PickState } from './model.ts';

const pick = { gamePk: 1, officialDate: '2026-07-18', winnerId: 121 };
const noon = Date.parse('2026-07-18T16:00:00Z');
const afterLock = Date.parse('2026-07-18T23:00:00Z');

describe('a pick', () => {
  test.each<[string, Partial<PickableGame>, number, PickState]>([
    ['is open until the lock', {}, noon, 'open'],
    ['is locked from the lock time on', {}, afterLock, 'locked'],
    ['is live with its game', { phase: 'live' }, afterLock, 'live'],
    ['is held while its game is suspended', { phase: 'held' }, afterLock, 'held'],
    ['is held in an unknown state', { phase: 'unknown' }, afterLock, 'held'],
    ['is correct when its club won', { phase: 'final', winnerId: 121 }, afterLock, 'correct'],
    ['is wrong when the other club won', { phase: 'final', winnerId: 110 }, afterLock, 'wrong'],
    ['is void when a final game has no winner', { phase: 'final', winnerId: null }, afterLock, 'void'],
    ['is void on a postponement, a cancellation or a tie', { phase: 'void' }, afterLock, 'void'],
    ['is void when its game moved to another day', { officialDate: '2026-08-04' }, noon, 'void'],
    ['is void when its game was not resumed in time', { phase: 'held', isAbandoned: true }, afterLock, 'void'],
    [
      'stays void when its game is resumed too late',
      { phase: 'final', winnerId: 121, isAbandoned: true },
      afterLock,
      'void',
    ],
  ])('%s', (_title, facts, now, expected) => {
    expect(pickState(pick, pickable(facts), now)).toBe(expected);
  });

  test('is settled only if it is correct, wrong or void', () => {
    const states: PickState[] = ['open', 'locked', 'live', 'held', 'correct', 'wrong', 'void'];
    expect(states.filter(isSettled)).toEqual(['correct', 'wrong', 'void']);
  });
});
