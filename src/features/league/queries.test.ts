import { expect, test } from 'vitest';
import { leagueTime } from './queries.ts';

test.each([
  [1, 5_000, 6_000],
  [60, 5_000, 301_000],
  [60, -5_000, 1_000],
])('the league’s clock at speed %d, after %d real ms, shows %d', (speed, passed, expected) => {
  expect(leagueTime({ now: 1_000, speed }, 50_000, 50_000 + passed)).toBe(expected);
});
