import { expect, test } from 'vitest';
import { compareBoards } from './compare-boards.ts';
import { correlation } from './correlation.ts';
import { simulatePicks } from './simulate-picks.ts';

const season = { seed: 1, users: 200, days: 60 };

test('the same seed gives the same picks', () => {
  const totals = (seed: number) =>
    simulatePicks({ ...season, days: 3, seed }).map(({ tally, skill }) => [tally, skill]);
  expect(totals(1)).toEqual(totals(1));
  expect(totals(1)).not.toEqual(totals(2));
});

test('skill is closer to the true skill than accuracy and total bases, and its interval is correct', () => {
  const { skill, accuracy, totalBases, spread, coverage } = compareBoards(simulatePicks(season));
  expect(skill).toBeGreaterThan(accuracy);
  expect(skill).toBeGreaterThan(totalBases + 0.2);
  expect(spread).toBeGreaterThan(0.01);
  expect(coverage).toBeGreaterThan(0.9);
});

test.each([
  [[1, 2, 3], [2, 4, 6], 1],
  [[1, 2, 3], [3, 2, 1], -1],
  [[1, 2, 3, 4], [1, -1, -1, 1], 0],
])('the correlation of %j and %j is %i', (xs, ys, expected) => expect(correlation(xs, ys)).toBeCloseTo(expected, 10));
