import { expect, test } from 'vitest';
import { datesBetween, leagueDateOf, parseDate } from './league-date.ts';
import { fromTimecode, toTimecode } from './timecode.ts';

test('a timecode is UTC, to the second, rounded up', () => {
  expect(toTimecode(Date.UTC(2030, 0, 2, 3, 4, 5))).toBe('20300102_030405');
  expect(toTimecode(Date.UTC(2030, 0, 2, 3, 4, 59, 1))).toBe('20300102_030500');
});

test('a timecode is parsed, other text gives null', () => {
  expect(fromTimecode('20300102_030405')).toBe(Date.UTC(2030, 0, 2, 3, 4, 5));
  expect(fromTimecode('2030-01-02')).toBeNull();
});

test.each([
  ['2030-02-28', '2030-02-28'],
  ['2/8/2030', '2030-02-08'],
  ['2030-02-30', null],
  ['soon', null],
])('the text %s is parsed as %s', (given, date) => expect(parseDate(given)).toBe(date));

test('a late game in the west belongs to the previous UTC date', () => {
  expect(leagueDateOf(Date.UTC(2030, 5, 12, 3, 59))).toBe('2030-06-11');
  expect(leagueDateOf(Date.UTC(2030, 5, 12, 4, 1))).toBe('2030-06-12');
  // the days on which the clocks change have 23 and 25 hours
  expect(leagueDateOf(Date.UTC(2026, 2, 8, 4, 59))).toBe('2026-03-07');
  expect(leagueDateOf(Date.UTC(2026, 2, 9, 3, 59))).toBe('2026-03-08');
  expect(leagueDateOf(Date.UTC(2026, 2, 9, 4, 0))).toBe('2026-03-09');
  expect(leagueDateOf(Date.UTC(2026, 10, 1, 4, 0))).toBe('2026-11-01');
  expect(leagueDateOf(Date.UTC(2026, 10, 2, 4, 59))).toBe('2026-11-01');
  expect(leagueDateOf(Date.UTC(2026, 10, 2, 5, 0))).toBe('2026-11-02');
});

test('datesBetween includes both dates', () =>
  expect(datesBetween('2030-02-27', '2030-03-01')).toEqual(['2030-02-27', '2030-02-28', '2030-03-01']));
