import { expect, test } from 'vitest';
import { spanOf } from './schedule-span.ts';

test.each([
  ['week', '2026-06-06', '2026-06-01', '2026-06-07', 7, '2026-05-25', '2026-06-08'],
  ['week', '2026-06-01', '2026-06-01', '2026-06-07', 7, '2026-05-25', '2026-06-08'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7, '2026-12-21', '2027-01-04'],
  ['month', '2026-06-06', '2026-06-01', '2026-06-30', 30, '2026-05-01', '2026-07-01'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', 29, '2028-01-01', '2028-03-01'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', 31, '2026-11-01', '2027-01-01'],
  ['around', '2026-06-06', '2026-05-31', '2026-06-13', 14, '2026-05-23', '2026-06-20'],
] as const)('the %s of %s is from %s to %s', (span, date, from, to, count, previous, next) => {
  const { days, ...others } = spanOf(span, date);
  expect(others).toEqual({ from, to, previous, next });
  expect([days[0], days.at(-1), days.length]).toEqual([from, to, count]);
});
