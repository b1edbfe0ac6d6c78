import { expect, test } from 'vitest';
import { eveningAt } from './evening.ts';

test.each([
  ['2031-06-01T23:00:00Z', false, '2031-06-01', 'in the evening'],
  ['2031-06-02T04:00:00Z', false, '2031-06-01', 'at midnight in New York'],
  ['2031-06-02T08:59:59Z', false, '2031-06-01', 'before 5 AM'],
  ['2031-06-02T09:00:00Z', false, '2031-06-02', 'at 5 AM'],
  ['2031-06-02T09:30:00Z', true, '2031-06-01', 'after 5 AM while a game is played'],
  ['2031-01-02T09:59:59Z', false, '2031-01-01', 'before 5 AM in winter'],
])('at %s (a game of the day before is played: %s) the evening is %s: %s', (at, isPlayed, evening) => {
  expect(eveningAt(Date.parse(at), isPlayed)).toBe(evening);
});
