import { expect, test } from 'vitest';
import { formatMinutes, lockLeadMs, lockLeadText, scheduledLock } from './lock.ts';

const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const minute = 60_000;

test('the lock of a game that is not stored is the lead before the first pitch, and null without a start', () => {
  expect(scheduledLock(firstPitch)).toBe(firstPitch - lockLeadMs);
  expect(scheduledLock(null)).toBeNull();
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
])('%i minutes are written as %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));
