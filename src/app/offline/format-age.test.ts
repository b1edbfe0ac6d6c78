import { expect, test } from 'vitest';
import { formatAge } from './kept-pages.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [minute, '1 minute ago'],
  [12.9 * minute, '12 minutes ago'],
  [hour, '1 hour ago'],
  [47 * hour, '1 day ago'],
  [72 * hour, '3 days ago'],
  [-5 * minute, 'just now'],
])('%d ms are %s', (age, text) => {
  expect(formatAge(1_000_000, 1_000_000 + age)).toBe(text);
});
