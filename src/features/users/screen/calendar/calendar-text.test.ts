import { expect, test } from 'vitest';
import { fanDay } from '../testing/invented-fan.ts';
import { describeCalendar, describeDay } from './calendar-text.ts';

test('summarizes the days in a sentence', () => {
  const days = [
    fanDay({ date: '2026-04-01', correct: 1, wrong: 0 }),
    fanDay({ date: '2026-04-02', correct: 1, wrong: 1 }),
    fanDay({ date: '2026-04-03', correct: 2, wrong: 0 }),
    fanDay({ date: '2026-04-05', correct: 0, wrong: 0, void: 1, streak: null }),
  ];
  expect(describeCalendar(days)).toBe('4 days of picks since April 1: 2 all correct; 1 mixed; 1 called off.');
  expect(describeCalendar([])).toContain('No pick has been graded yet');
});

test('describes a square', () => {
  expect(describeDay('2026-07-04', fanDay({ correct: 3, wrong: 1, void: 1, streak: 2 }))).toBe(
    'July 4: 3 right, 1 wrong, 1 void; a streak of 2 at the end of the day',
  );
  expect(describeDay('2026-07-05', null)).toBe('July 5: nothing graded');
});
