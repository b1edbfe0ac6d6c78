import { describe, expect, test } from 'vitest';
import { isOpenForPicks, lockInstant } from './lock.ts';
import { pickable } from './testing/pickable.ts';

const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const minute = 60_000;

describe('the lock', () => {
  test.each([
    ['falls ten minutes before the first pitch', { startsAt: firstPitch }, firstPitch - 10 * minute],
    [
      'falls when the game leaves Preview early',
      { startsAt: firstPitch, leftPreviewAt: firstPitch - 30 * minute },
      firstPitch - 30 * minute,
    ],
    [
      'stays where it fell when the start is put off',
      { startsAt: firstPitch + 60 * minute, lockedAt: firstPitch - 10 * minute },
      firstPitch - 10 * minute,
    ],
    ['is unknown while the start is to be determined', { startsAt: null }, null],
    [
      'falls by state alone when the start is to be determined',
      { startsAt: null, leftPreviewAt: firstPitch },
      firstPitch,
    ],
  ])('%s', (_title, facts, expected) => {
    expect(lockInstant(pickable(facts))).toBe(expected);
  });

  test.each([
    ['a millisecond before the lock', { startsAt: firstPitch }, firstPitch - 10 * minute - 1, true],
    ['at the lock', { startsAt: firstPitch }, firstPitch - 10 * minute, false],
    ['with the start to be determined', { startsAt: null }, firstPitch, true],
    ['once live', { startsAt: firstPitch, phase: 'live' as const }, firstPitch - 60 * minute, false],
    [
      'in a state that nobody knows',
      { startsAt: firstPitch, phase: 'unknown' as const },
      firstPitch - 60 * minute,
      false,
    ],
    ['when postponed', { startsAt: firstPitch, phase: 'void' as const }, firstPitch - 60 * minute, false],
  ])('decides %s', (_title, facts, now, expected) => {
    expect(isOpenForPicks(pickable(facts), now)).toBe(expected);
  });
});
