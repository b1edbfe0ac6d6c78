import { expect, test } from 'vitest';
import { nextTry, patience, retryDelay } from './next-try.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [1, 30 * second],
  [2, 2 * minute],
  [3, 8 * minute],
  [4, 32 * minute],
  [5, 128 * minute],
  [6, 8 * hour],
  [7, 8 * hour],
  [1000, 8 * hour],
])('after %i failures in a row the wait is %i ms', (failures, wait) => expect(retryDelay(failures)).toBe(wait));

test.each([
  [{ failures: 1, since: 0, now: 0 }, 30 * second],
  [{ failures: 6, since: 0, now: 3 * hour }, 11 * hour],
  [{ failures: 8, since: 0, now: 19 * hour }, 24 * hour],
  [{ failures: 9, since: 0, now: 24 * hour }, null],
  [{ failures: 2, since: 0, now: 30 * hour }, null],
])('after %j the next try is at %s', (failing, next) => expect(nextTry(failing)).toBe(next));

test('a receiver that never answers is tried ten times in 24 hours', () => {
  const tries = [0];
  for (;;) {
    const next = nextTry({ failures: tries.length, since: 0, now: tries.at(-1) ?? 0 });
    if (next === null) break;
    tries.push(next);
  }
  expect(tries).toHaveLength(9);
  expect(tries.at(-1)).toBe(patience);
});
