import { expect, test } from 'vitest';
import { formatTimeLeft } from './time-text.ts';

const second = 1_000;
const minute = 60 * second;

test.each([
  [221 * 60 * minute, '9 days'],
  [48 * 60 * minute, '2 days'],
  [47 * 60 * minute, '47 h 00 min'],
  [125 * minute, '2 h 05 min'],
  [60 * minute, '1 h 00 min'],
  [41 * minute + 30 * second, '41 min'],
  [10 * minute, '10 min'],
  [9 * minute + 58 * second, '9:58'],
  [500, '0:01'],
  [0, '0:00'],
  [-minute, '0:00'],
])('the time until the lock: %d ms is %s', (left, text) => expect(formatTimeLeft(left)).toBe(text));
