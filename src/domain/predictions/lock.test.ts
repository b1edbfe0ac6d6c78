import { describe, expect, test } from 'vitest';
import { formatMinutes, isOpenForPicks, lockLeadMs, lockLeadText, scheduledLock } from './lock.ts';
import { pickable } from './testing/pickable.ts';

const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const minute = 60_000;

describe('the lock', () => {
  test('of a game that is not stored is the lead before the first pitch, and null without a start', () => {
    expect(scheduledLock(firstPitch)).toBe(firstPitch - lockLeadMs);
    expect(scheduledLock(null)).toBeNull();
  });

  test.each([
    ['a millisecond before the lock', { startsAt: firstPitch }, firstPitch - lockLeadMs - 1, true],
    ['at the lock', { startsAt: firstPitch }, firstPitch - lockLeadMs, false],
    ['with the start to be determined', { startsAt: null }, firstPitch, true],
    ['once live', { startsAt: firstPitch, phase: 'live' as const }, firstPitch - 60 * minute, false],
    [
      'in a state that is not known',
      { startsAt: firstPitch, phase: 'unknown' as const },
      firstPitch - 60 * minute,
      false,
    ],
    ['when postponed', { startsAt: firstPitch, phase: 'void' as const }, firstPitch - 60 * minute, false],
  ])('decides %s', (_title, facts, now, expected) => {
    expect(isOpenForPicks(pickable(facts), now)).toBe(expected);
  });
});

test('the texts name the lead of the specification', () => {
  expect(lockLeadMs).toBe(10 * minute);
  expect(lockLeadText).toBe('ten minutes');
});

test.each([
  [5, 'five minutes'],
  [10, 'ten minutes'],
  [15, 'fifteen minutes'],
  [20, 'twenty minutes'],
  [30, 'thirty minutes'],
  [7, '7 minutes'],
])('%i minutes are written as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
