import { expect, test } from 'vitest';
import { predictableSeasons } from './predictable-seasons.ts';

const season = (year: number) => ({
  id: String(year),
  springStart: null,
  regularStart: `${year}-03-26`,
  regularEnd: `${year}-09-27`,
  postSeasonStart: null,
  end: `${year}-10-31`,
});
const calendar = [season(2026), season(2027), season(2028)];

test.each([
  ['2025-12-01', ['2026']],
  ['2026-03-25', ['2026']],
  ['2026-03-26', ['2026']],
  ['2026-10-31', ['2026']],
  ['2026-11-01', ['2026', '2027']],
  ['2027-03-26', ['2027']],
  ['2028-12-01', ['2028']],
])('on %s predictions are open or scored of %s', (today, seasons) => {
  expect(predictableSeasons(calendar, today).map(({ id }) => id)).toEqual(seasons);
});

test('a season without a first day has no predictions', () => {
  expect(predictableSeasons([{ ...season(2026), regularStart: null }], '2026-03-01')).toEqual([]);
});
