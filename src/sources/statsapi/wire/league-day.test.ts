import { expect, test } from 'vitest';
import { isStartTbd, toTime, toLeagueDay } from './league-day.ts';

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

const newYork = 'America/New_York';

test.each<[time: string | undefined, isFlagged: boolean | undefined, timeZone: string | undefined, isTbd: boolean]>([
  ['2030-05-02T23:10:00Z', undefined, newYork, false],
  ['2030-05-02T23:10:00Z', true, newYork, true],
  [undefined, true, newYork, true],
  [undefined, undefined, newYork, false],
  ['2030-05-02', undefined, newYork, true],
  // 3:33 in UTC and in New York, in summer and in winter
  ['2030-05-02T03:33:00Z', undefined, newYork, true],
  ['2030-05-02T07:33:00Z', undefined, undefined, true],
  ['2030-11-29T07:33:00Z', false, newYork, true],
  ['2030-11-29T08:33:00.000Z', undefined, 'America/Los_Angeles', true],
  ['1950-05-02T07:33:00Z', undefined, newYork, true],
  ['2030-05-02T03:33:00-04:00', undefined, newYork, true],
  ['2030-05-02T03:33:00Z', false, 'America/Los_Angeles', true],
  // 3:33 at the park
  ['2030-05-02T10:33:00Z', undefined, 'America/Los_Angeles', true],
  ['2030-05-02T10:33:00Z', undefined, newYork, false],
  // real starts: the same minute in the evening, a minute before, and a game after rain in the night
  ['2030-05-02T23:33:00Z', undefined, newYork, false],
  ['2030-05-02T07:32:00Z', undefined, newYork, false],
  ['2030-05-02T07:33:20Z', undefined, newYork, false],
  ['2030-05-02T05:10:00Z', undefined, 'America/Los_Angeles', false],
  // in the early morning of New York it is day in Tokyo, Seoul and Sydney
  ['2030-03-18T10:10:00Z', false, 'Asia/Tokyo', false],
  ['2030-03-18T07:33:00Z', false, 'Asia/Tokyo', false],
  ['2030-03-18T03:33:00Z', undefined, 'Asia/Seoul', false],
  ['2030-03-18T08:00:00Z', undefined, 'Australia/Sydney', false],
])('the start %s, flagged %s, in the zone %s is to be determined: %s', (time, isFlagged, timeZone, isTbd) =>
  expect(isStartTbd({ time, isFlagged, timeZone })).toBe(isTbd),
);
