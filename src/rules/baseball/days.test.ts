import { expect, test } from 'vitest';
import { daysBetween, addDays } from './days.ts';

test('the days between two dates are counted across months, leap days and changes of the clock', () => {
  expect(daysBetween('2026-03-26', '2026-03-26')).toBe(0);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-04-02', '2026-03-26')).toBe(-7);
});

test.each([
  ['2026-07-18', 1, '2026-07-19'],
  ['2026-07-31', 1, '2026-08-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-07-01', -1, '2026-06-30'],
  ['2026-11-02', -1, '2026-11-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2024-02-28', 1, '2024-02-29'],
])('%s plus %d days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));
