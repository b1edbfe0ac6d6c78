import { expect, test } from 'vitest';
import { batterValue, type BattingSeason } from './batter-value.ts';

const line = (season: number, more: Partial<BattingSeason> = {}): BattingSeason => ({
  season,
  plateAppearances: 600,
  atBats: 540,
  hits: 150,
  doubles: 30,
  triples: 3,
  homeRuns: 20,
  walks: 50,
  intentionalWalks: 5,
  hitByPitch: 5,
  ...more,
});

test('a batter without completed seasons has the value of an unknown one', () => {
  expect(batterValue([], 2031)).toBe(-0.01);
  expect(batterValue([line(2031), line(2027)], 2031)).toBe(-0.01);
});

test('the value is the weighted runs per plate appearance, drawn toward the unknown batter', () => {
  const runs = 0.47 * 97 + 0.78 * 30 + 1.09 * 3 + 1.4 * 20 + 0.33 * 50 + 0.17 * 5 - 0.27 * 390;
  expect(batterValue([line(2030)], 2031)).toBeCloseTo((5 * runs - 16.5) / (5 * 600 + 1650), 12);
  const all = batterValue([line(2028), line(2029), line(2030)], 2031);
  expect(all).toBeCloseTo((10 * runs - 16.5) / (10 * 600 + 1650), 12);
});

test('the last season counts more than those before', () => {
  const better = { homeRuns: 40 };
  const values = [2030, 2029, 2028].map((year) =>
    batterValue(
      [2028, 2029, 2030].map((season) => line(season, season === year ? better : {})),
      2031,
    ),
  );
  expect(values).toEqual(values.toSorted((one, other) => other - one));
});
