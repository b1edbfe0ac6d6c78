import { expect, test } from 'vitest';
import { describePool } from './player-stats.tsx';

test.each([
  [
    { group: 'hitting', pool: 132, isQualified: true },
    '2025, among the 132 hitters who qualified for the batting title. 100 is best.',
  ],
  [
    { group: 'pitching', pool: 52, isQualified: false },
    'Not among the 52 pitchers who qualified for the ERA title in 2025, so there are no percentiles.',
  ],
  [
    { group: 'hitting', pool: 0, isQualified: false },
    'There are no hitters who qualified for the batting title in 2025, so there are no percentiles.',
  ],
] as const)('%o is %j', (placed, text) => expect(describePool(placed, '2025')).toBe(text));
