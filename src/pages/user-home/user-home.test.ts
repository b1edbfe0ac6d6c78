import { expect, test, describe } from 'vitest';
import { inventedDay } from '#features/users/testing/invented-profile.ts';
import { accuracy } from '#rules/picks/accuracy.ts';
import { describeCalendar, describeDay, calendarWeeks, dayMark, describeAccuracy } from './user-home.tsx';

test('summarizes the days in a sentence', () => {
  const days = [
    inventedDay({ date: '2026-04-01', correct: 1, wrong: 0 }),
    inventedDay({ date: '2026-04-02', correct: 1, wrong: 1 }),
    inventedDay({ date: '2026-04-03', correct: 2, wrong: 0 }),
    inventedDay({ date: '2026-04-05', correct: 0, wrong: 0, void: 1, streak: null }),
  ];
  expect(describeCalendar(days)).toBe('4 days of picks since April 1: 2 all correct; 1 mixed; 1 void.');
  expect(describeCalendar([])).toContain('No pick has been graded yet');
});

test('describes a square', () => {
  expect(describeDay('2026-07-04', inventedDay({ correct: 3, wrong: 1, void: 1, streak: 2 }))).toBe(
    'July 4: 3 right, 1 wrong, 1 void; a streak of 2 at the end of the day',
  );
  expect(describeDay('2026-07-05', null)).toBe('July 5: nothing graded');
});

test.each([
  [{ correct: 2, wrong: 0, void: 0 }, 'all correct'],
  [{ correct: 2, wrong: 0, void: 1 }, 'all correct'],
  [{ correct: 1, wrong: 1, void: 0 }, 'mixed'],
  [{ correct: 0, wrong: 3, void: 0 }, 'all wrong'],
  [{ correct: 0, wrong: 0, void: 1 }, 'void'],
  [{ correct: 0, wrong: 0, void: 0 }, 'empty'],
])('a day of the calendar: %o is marked %s', (counts, mark) => expect(dayMark(inventedDay({ ...counts }))).toBe(mark));

describe('the calendar', () => {
  test('is thirteen weeks long for a new user and ends today', () => {
    const weeks = calendarWeeks([], '2026-07-15');
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)?.map(({ date }) => date)).toEqual(['2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15']);
  });

  test('begins with the week of the first settled day and contains every day', () => {
    const days = calendarWeeks(
      [inventedDay({ date: '2026-03-27' }), inventedDay({ date: '2026-07-04', wrong: 0 })],
      '2026-07-18',
    ).flat();
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-03-22', '2026-07-18']);
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
    expect(days.find(({ date }) => date === '2026-07-04')?.mark).toBe('all correct');
    expect(days.filter(({ mark }) => mark !== 'empty')).toHaveLength(2);
  });

  test('is not longer than a season', () =>
    expect(calendarWeeks([inventedDay({ date: '2024-03-27' })], '2026-07-18')).toHaveLength(31));
});

test.each([
  [1, 0, '100% of 1 graded pick. 95% confidence interval: 21–100%, too few to distinguish from a coin.'],
  [58, 42, '58% of 100 graded picks. 95% confidence interval: 48–67%, too few to distinguish from a coin.'],
  [290, 210, '58% of 500 graded picks. 95% confidence interval: 54–62%, better than a coin.'],
  [2, 18, '10% of 20 graded picks. 95% confidence interval: 3–30%, worse than a coin, so far.'],
])('describes %i correct and %i wrong picks', (correct, wrong, text) => {
  const found = accuracy({ correct, wrong });
  expect(found && describeAccuracy(found, correct + wrong)).toBe(text);
});
