import { expect, test } from 'vitest';
import { describePool } from './describe-pool.ts';

test.each([
  [
    { group: 'hitting', pool: 132, isQualified: true },
    '2025, among the 132 hitters who qualified for the batting title. 100 is best.',
  ],
  [
    { group: 'pitching', pool: 52, isQualified: false },
    '2025, among the 52 pitchers who qualified for the ERA title. 100 is best. Not qualified.',
  ],
] as const)('%o is %j', (placed, text) => {
  expect(describePool(placed, '2025')).toBe(text);
});
