import { expect, test } from 'vitest';
import { coversSeason } from './standings-tables.ts';
import { dayOf, inventedSeason, inventedDivision, inventedStanding } from './testing/invented-season.ts';

const standings = [inventedDivision(1, [inventedStanding(1, 60, 40), inventedStanding(2, 40, 60)])];
const whole = inventedSeason([
  [1, 2, 60],
  [2, 1, 40],
]);

test.each([
  ['all games', whole, undefined, true],
  ['all except the newest', whole.slice(0, 85), undefined, true],
  ['a few of them', whole.slice(0, 3), undefined, false],
  ['none', [], undefined, false],
  ['all, of which some are after that day', whole, dayOf(10), false],
] as const)('%s of the games', (_, games, through, covers) => {
  expect(coversSeason(standings, games, through)).toBe(covers);
});

test('before the first game an empty list covers the season', () => {
  expect(coversSeason([], [])).toBe(true);
});
