import { expect, test } from 'vitest';
import { toTime, toLeagueDay } from './league-day.ts';

test.each([
  ['2030-05-01', '2030-05-01', 'a day'],
  ['2030-05-01T17:05:00Z', '2030-05-01', 'an afternoon game'],
  ['2030-05-02T02:10:00Z', '2030-05-01', 'a night game in the West'],
  ['2030-05-02T03:33:00Z', '2030-05-02', 'a start to be determined'],
  ['soon', null, 'no day'],
  [undefined, null, 'nothing'],
])('%s is of the league day %s: %s', (text, day, _what) => {
  expect(toLeagueDay(text)).toBe(day);
});

test('an invalid time is null', () => {
  expect([toTime('2030-05-01T00:00:00Z'), toTime('noon'), toTime(undefined)]).toEqual([
    Date.UTC(2030, 4, 1),
    null,
    null,
  ]);
});
