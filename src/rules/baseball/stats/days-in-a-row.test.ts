import { expect, test } from 'vitest';
import { daysInARow, daysInARowText } from './days-in-a-row.ts';

test.each<[string[], number, string | null]>([
  [[], 0, null],
  [['2026-07-01'], 1, null],
  [['2026-06-30', '2026-07-01'], 2, '2 days in a row'],
  [['2026-07-01', '2026-06-30', '2026-07-01', '2026-06-29'], 3, '3 days in a row'],
  [['2026-06-29', '2026-06-30'], 0, null],
  [['2026-06-28', '2026-06-29', '2026-07-01'], 1, null],
])('who pitched on %j has pitched %i days in a row up to July 1', (days, count, text) => {
  expect(daysInARow(days, '2026-07-01')).toBe(count);
  expect(daysInARowText(count)).toBe(text);
});
