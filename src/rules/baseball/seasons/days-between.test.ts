import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

test('the days between two dates are counted across months, leap days and changes of the clock', () => {
  expect(daysBetween('2026-03-26', '2026-03-26')).toBe(0);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-04-02', '2026-03-26')).toBe(-7);
});
