import { expect, test } from 'vitest';
import { eveningAt, eveningRecord } from './evening.ts';

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

test('the record of an evening leaves out void picks and those without a grade', () => {
  const none = { bases: null, streakBefore: null, streakAfter: null };
  const picks = [
    { outcome: 'correct', bases: 3, streakBefore: 2, streakAfter: 3 },
    { outcome: 'wrong', bases: 0, streakBefore: 3, streakAfter: 0 },
    { outcome: 'void', ...none },
    { outcome: 'correct', bases: 1, streakBefore: 0, streakAfter: 1 },
    { outcome: null, ...none },
  ] as const;
  expect(eveningRecord(picks)).toEqual({ correct: 2, wrong: 1, bases: 4, streak: 1, endedStreak: 3 });
  expect(eveningRecord([])).toEqual({ correct: 0, wrong: 0, bases: 0, streak: null, endedStreak: 0 });
});
