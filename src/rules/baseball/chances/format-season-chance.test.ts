import { expect, test } from 'vitest';
import { formatSeasonChance } from './format-season-chance.ts';

test.each([
  [0, '< 0.1%'],
  [1, '< 0.1%'],
  [20, '0.1%'],
  [150, '0.8%'],
  [12_300, '62%'],
  [19_880, '99.4%'],
  [19_999, '> 99.9%'],
  [20_000, '> 99.9%'],
])('%i of 20,000 seasons are %s while nothing is decided', (seasons, expected) =>
  expect(formatSeasonChance(seasons / 20_000, false)).toBe(expected),
);

test.each([
  [0, '0%'],
  [1, '100%'],
])('a chance of %i is %s if it is decided', (chance, expected) =>
  expect(formatSeasonChance(chance, true)).toBe(expected),
);
