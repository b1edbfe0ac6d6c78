import { expect, test } from 'vitest';
import { percentileOf } from './percentile.ts';

const pool = [1, 2, 2, 3, 4];

test.each([
  [pool, 4, false, 90],
  [pool, 1, false, 10],
  [pool, 2, false, 40],
  [pool, 5, false, 100],
  [pool, 0, false, 0],
  [pool, 1, true, 90],
  [pool, 4, true, 10],
  [pool, 2.5, true, 40],
  [[7], 7, false, 50],
  [[], 7, false, null],
])('in %j %d, less is more %s, is at %s', (values, own, isLessMore, expected) => {
  expect(percentileOf(values, own, { isLessMore })).toBe(expected);
});
