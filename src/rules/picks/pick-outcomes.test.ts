import { describe, expect, test } from 'vitest';
import type { PickableGame, PickState } from './model.ts';
import { isDecided, isSettled, orderingPitch, pickOutcomes, pickState } from './pick-outcomes.ts';
import { pickable } from './testing/pickable.ts';

const undecided = { away: null, home: null, otherDate: 'void' };

test.each<[string, Partial<PickableGame>, object, boolean]>([
  ['scheduled', { phase: 'open' }, undecided, false],
  ['live', { phase: 'live' }, undecided, false],
  ['suspended', { phase: 'held' }, undecided, false],
  [
    'won by the home team',
    { phase: 'final', winnerId: 121 },
    { away: 'wrong', home: 'correct', otherDate: 'void' },
    true,
  ],
  [
    'won by the away team',
    { phase: 'final', winnerId: 110 },
    { away: 'correct', home: 'wrong', otherDate: 'void' },
    true,
  ],
  ['tied', { phase: 'final', winnerId: null }, { away: 'void', home: 'void', otherDate: 'void' }, true],
  ['called off', { phase: 'void' }, { away: 'void', home: 'void', otherDate: 'void' }, true],
])('the outcomes of a game that is %s', (_, facts, outcomes, isKnown) => {
  const game = pickable({ awayId: 110, homeId: 121, ...facts });
  expect(pickOutcomes(game)).toEqual(outcomes);
  expect(isDecided(game)).toBe(isKnown);
});

test('picks are ordered by the first pitch, otherwise by the time play was first seen, otherwise by the date', () => {
  const game = { officialDate: '2026-07-18', startsAt: 3000, leftPreviewAt: 2000 };
  expect([orderingPitch(pickable(game)), orderingPitch(pickable({ ...game, startsAt: null }))]).toEqual([3000, 2000]);
  expect(orderingPitch(pickable({ ...game, startsAt: null, leftPreviewAt: null }))).toBe(Date.UTC(2026, 6, 18));
});

const pick = { gamePk: 1, officialDate: '2026-07-18', winnerId: 121 };
const noon = Date.parse('2026-07-18T16:00:00Z');
const afterLock = Date.parse('2026-07-18T23:00:00Z');

describe('a pick', () => {
  test('is open until the lock, and locked from the lock time on', () =>
    expect([noon, afterLock].map((now) => pickState(pick, pickable(), now))).toEqual(['open', 'locked']));

  test('is settled only if it is correct, wrong or void', () => {
    const states: PickState[] = ['open', 'locked', 'live', 'held', 'correct', 'wrong', 'void'];
    expect(states.filter(isSettled)).toEqual(['correct', 'wrong', 'void']);
  });
});
