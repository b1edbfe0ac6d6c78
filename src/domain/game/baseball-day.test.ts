import { expect, test } from 'vitest';
import { baseballDay, baseballHour } from './baseball-day.ts';

test.each([
  ['2026-07-04T03:59:59Z', '2026-07-03'],
  ['2026-07-04T04:00:00Z', '2026-07-04'],
  ['2026-03-08T04:59:00Z', '2026-03-07'],
  ['2026-03-09T03:59:00Z', '2026-03-08'],
  ['2026-01-01T04:59:59Z', '2025-12-31'],
])('at %s the league is on %s', (time, day) => {
  expect(baseballDay(Date.parse(time))).toBe(day);
});

test.each([
  ['2026-07-04T03:59:59Z', 23],
  ['2026-07-04T04:00:00Z', 0],
  ['2026-01-15T11:00:00Z', 6],
])('at %s the league is in its hour %i', (time, hour) => {
  expect(baseballHour(Date.parse(time))).toBe(hour);
});
