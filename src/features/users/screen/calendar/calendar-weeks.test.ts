import { describe, expect, test } from 'vitest';
import { fanDay } from '../testing/invented-fan.ts';
import { calendarWeeks, dayMark } from './calendar-weeks.ts';

describe('a day of the calendar', () => {
  test.each([
    [{ correct: 2, wrong: 0, void: 0 }, 'all correct'],
    [{ correct: 2, wrong: 0, void: 1 }, 'all correct'],
    [{ correct: 1, wrong: 1, void: 0 }, 'mixed'],
    [{ correct: 0, wrong: 3, void: 0 }, 'all wrong'],
    [{ correct: 0, wrong: 0, void: 1 }, 'void'],
    [{ correct: 0, wrong: 0, void: 0 }, 'empty'],
  ])('%o is marked %s', (counts, mark) => {
    expect(dayMark(fanDay({ ...counts }))).toBe(mark);
  });
});

describe('the calendar', () => {
  test('is thirteen weeks long for a new user and ends today', () => {
    const weeks = calendarWeeks([], '2026-07-15');
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)?.map(({ date }) => date)).toEqual(['2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15']);
  });

  test('begins with the week of the first settled day and contains every day', () => {
    const weeks = calendarWeeks(
      [fanDay({ date: '2026-03-27' }), fanDay({ date: '2026-07-04', wrong: 0 })],
      '2026-07-18',
    );
    const days = weeks.flat();
    expect(days[0]?.date).toBe('2026-03-22');
    expect(days.at(-1)?.date).toBe('2026-07-18');
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
    expect(days.find(({ date }) => date === '2026-07-04')?.mark).toBe('all correct');
    expect(days.filter(({ mark }) => mark !== 'empty')).toHaveLength(2);
  });

  test('is not longer than a season', () => {
    expect(calendarWeeks([fanDay({ date: '2024-03-27' })], '2026-07-18')).toHaveLength(31);
  });
});
