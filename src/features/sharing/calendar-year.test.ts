import { expect, test } from 'vitest';
import { calendarYear } from './rules.ts';

test.each([
  ['2026-01-01', 2026],
  ['2026-11-30', 2026],
  ['2026-12-01', 2027],
])('on %s the calendar of a club has the year %i', (today, year) => {
  expect(calendarYear(today)).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` });
});
