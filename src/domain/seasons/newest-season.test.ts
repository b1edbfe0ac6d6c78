import { expect, test } from 'vitest';
import { newestSeason } from './newest-season.ts';

const season = (id: string, regularStart: string | null) => ({
  id,
  springStart: null,
  regularStart,
  regularEnd: null,
  postSeasonStart: null,
  end: null,
});

const seasons = [season('2031', '2031-03-27'), season('2030', '2030-03-28'), season('2032', null)];

test.each([
  ['2030-03-27', null],
  ['2030-03-28', '2030'],
  ['2031-01-10', '2030'],
  ['2031-03-27', '2031'],
  ['2032-06-01', '2031'],
])('on %s it is %s', (today, id) => {
  expect(newestSeason(seasons, today)?.id ?? null).toBe(id);
});
