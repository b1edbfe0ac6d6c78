import { expect, test } from 'vitest';
import { lockWords } from './lock-words.ts';

test.each([
  [{ toCall: 0, nextLock: null }, 'all called, or all locked'],
  [{ toCall: 2, nextLock: null }, 'no lock has been set yet'],
  [{ toCall: 2, nextLock: 59_001 }, 'next lock in 1 min'],
  [{ toCall: 2, nextLock: 7_500_000 }, 'next lock in 2 h 05 min'],
])('%o reads %s', (waiting, words) => {
  expect(lockWords(waiting, 0)).toBe(words);
});
