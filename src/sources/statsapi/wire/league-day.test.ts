import { expect, test } from 'vitest';
import { toTime, toLeagueDay } from './league-day.ts';

test.each([
  ['2030-05-01', '2030-05-01', 'a day'],
  ['2030-05-01T17:05:00Z', '2030-05-01', 'an afternoon game'],
  ['2030-05-02T02:10:00Z', '2030-05-01', 'a night game in the West'],
  ['2026-07-05T04:10:00Z', '2026-07-04', 'a second game in the West after midnight in New York'],
  ['2026-03-09T02:10:00Z', '2026-03-08', 'a night game on the day on which daylight-saving time begins'],
  ['2026-11-02T02:03:00Z', '2026-11-01', 'a night game on the day on which it ends'],
  ['2025-03-18T10:10:00Z', '2025-03-18', 'a night game in Tokyo'],
  ['2024-06-08T17:10:00Z', '2024-06-08', 'a game in London'],
  ['2030-05-02T03:33:00Z', '2030-05-02', 'a start to be determined'],
  ['soon', null, 'no day'],
  [undefined, null, 'nothing'],
])('%s is of the league day %s: %s', (text, day, _what) => expect(toLeagueDay(text)).toBe(day));

test('an invalid time is null', () => {
  expect(toTime('2030-05-01T00:00:00Z')).toBe(Date.UTC(2030, 4, 1));
  expect([toTime('noon'), toTime(undefined)]).toEqual([null, null]);
});
