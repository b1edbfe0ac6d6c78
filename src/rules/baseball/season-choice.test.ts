import { expect, test } from 'vitest';
import { newestSeason, seasonChoice } from './season-choice.ts';
import type { Season } from './season.ts';

const season = (id: string, regularStart: string | null): Season => ({ id, regularStart, regularEnd: null, end: null });

const calendar = [season('2024', '2024-03-28'), season('2025', '2025-03-27'), season('2026', '2026-03-26')];

test.each([
  ['2026-05-01', '2026', ['2026', '2025', '2024']],
  ['2026-02-20', '2025', ['2025', '2024']],
])('on %s the newest season is %s', (today, newest, seasons) => {
  expect(seasonChoice(calendar, today)).toEqual({ newest, seasons, played: seasons });
});

test('a season without a first day has figures, but no games', () => {
  const choice = seasonChoice([season('2023', null), ...calendar], '2026-05-01');
  expect(choice.seasons).toEqual(['2026', '2025', '2024', '2023']);
  expect(choice.played).toEqual(['2026', '2025', '2024']);
});

test('a league without a calendar has one season, the year of the day', () =>
  expect(seasonChoice([], '2031-06-01')).toEqual({ newest: '2031', seasons: ['2031'], played: ['2031'] }));

const seasons = [season('2031', '2031-03-27'), season('2030', '2030-03-28'), season('2032', null)];

test.each([
  ['2030-03-27', null],
  ['2030-03-28', '2030'],
  ['2031-01-10', '2030'],
  ['2031-03-27', '2031'],
  ['2032-06-01', '2031'],
])('on %s the season in progress or the last one is %s', (today, id) => {
  expect(newestSeason(seasons, today)?.id ?? null).toBe(id);
});
