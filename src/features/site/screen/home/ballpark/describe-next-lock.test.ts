import { expect, test } from 'vitest';
import { describeNextLock } from './describe-next-lock.ts';

test.each([
  [{ toPick: 0, nextLock: null }, 'all called, or all locked'],
  [{ toPick: 2, nextLock: null }, 'no lock has been set yet'],
  [{ toPick: 2, nextLock: 59_001 }, 'next lock in 1 min'],
  [{ toPick: 2, nextLock: 7_500_000 }, 'next lock in 2 h 05 min'],
])('%o reads %s', (waiting, text) => {
  expect(describeNextLock(waiting, 0)).toBe(text);
});
