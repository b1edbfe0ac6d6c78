import { expect, test } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

const minute = 60_000;

test.each([
  [50 * 60 * minute, '2 d 2 h'],
  [125 * minute, '2 h 05 min'],
  [9 * minute + 20_000, '9 min 20 s'],
  [4_200, '5 s'],
  [0, null],
  [-minute, null],
])('%d ms before the start the countdown reads %s', (left, text) => {
  expect(formatCountdown(1_000_000_000 + left, 1_000_000_000)).toBe(text);
});
