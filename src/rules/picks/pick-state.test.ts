import { describe, expect, test } from 'vitest';
import { isSettled, pickState } from './pick-outcomes.ts';
import { pickable } from './testing/pickable.ts';
import type { PickState } from './model.ts';

const pick = { gamePk: 1, officialDate: '2026-07-18', winnerId: 121 };
const noon = Date.parse('2026-07-18T16:00:00Z');
const afterLock = Date.parse('2026-07-18T23:00:00Z');

describe('a pick', () => {
  test('is open until the lock, and locked from the lock time on', () => {
    expect([noon, afterLock].map((now) => pickState(pick, pickable(), now))).toEqual(['open', 'locked']);
  });

  test('is settled only if it is correct, wrong or void', () => {
    const states: PickState[] = ['open', 'locked', 'live', 'held', 'correct', 'wrong', 'void'];
    expect(states.filter(isSettled)).toEqual(['correct', 'wrong', 'void']);
  });
});
