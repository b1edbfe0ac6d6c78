import { describe, expect, test } from 'vitest';
import { leagueTime } from './queries.ts';

describe('the league’s clock', () => {
  test.each([
    [1, 5_000, 6_000],
    [60, 5_000, 301_000],
    [60, -5_000, 1_000],
  ])('at speed %d, after %d real ms, shows %d', (speed, passed, expected) => {
    expect(leagueTime({ now: 1_000, speed }, 50_000, 50_000 + passed)).toBe(expected);
  });
});
