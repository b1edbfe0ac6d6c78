import { describe, expect, test } from 'vitest';
import {
  clockText,
  dayInZone,
  dayText,
  dateParts,
  isDay,
  leagueZoneName,
  formatWithIntl,
  formatWithTemporal,
  weekdayIfNot,
} from './time-text.ts';

const evening = Date.UTC(2026, 6, 18, 23, 10);

describe('times', () => {
  test.each([
    ['America/New_York', '7:10 PM'],
    ['America/Los_Angeles', '4:10 PM'],
    ['Asia/Tokyo', '8:10 AM'],
    ['UTC', '11:10 PM'],
  ])('are written for %s with an ordinary space', (zone, text) => expect(clockText(evening, zone)).toBe(text));

  test('can include seconds', () =>
    expect(clockText(evening + 9_000, 'America/New_York', { showsSeconds: true })).toBe('7:10:09 PM'));

  test('use the zone name of that time of the year', () => {
    expect([leagueZoneName(evening), leagueZoneName(Date.UTC(2026, 0, 18))]).toEqual(['EDT', 'EST']);
  });

  // a night game in New York, for viewers on both sides of the date line, on the days on which the clocks change
  test.each([
    ['2026-03-08T23:10:00Z', 'Pacific/Honolulu', '2026-03-08', '1:10 PM'],
    ['2026-03-08T23:10:00Z', 'Australia/Sydney', '2026-03-09', '10:10 AM'],
    ['2026-11-02T01:03:00Z', 'Pacific/Honolulu', '2026-11-01', '3:03 PM'],
    ['2026-11-02T01:03:00Z', 'Australia/Sydney', '2026-11-02', '12:03 PM'],
    ['2026-04-04T23:10:00Z', 'Australia/Sydney', '2026-04-05', '9:10 AM'],
    ['2026-10-03T23:10:00Z', 'Australia/Sydney', '2026-10-04', '10:10 AM'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', '1:30 AM'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', '1:30 AM'],
    ['2025-03-18T10:10:00Z', 'Asia/Tokyo', '2025-03-18', '7:10 PM'],
  ])('%s in %s is on %s at %s', (time, zone, day, clock) => {
    expect([dayInZone(Date.parse(time), zone), clockText(Date.parse(time), zone)]).toEqual([day, clock]);
  });

  test.each(['America/New_York', 'America/Phoenix', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'])(
    'are the same with and without Temporal in %s',
    (zone) => {
      for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 5.3 * 3_600_000) {
        expect(formatWithTemporal(time, zone).slice(0, 19).replace('T', ' ')).toBe(formatWithIntl(time, zone));
      }
    },
  );
});

test.each([
  ['2026-07-18', 'America/New_York', ''],
  ['2026-07-18', 'UTC', ''],
  ['2026-07-18', 'Asia/Tokyo', 'Sun '],
  [undefined, 'Asia/Tokyo', ''],
])('with the day %s, a time in %s has the weekday %j', (day, zone, text) => {
  expect(weekdayIfNot(day, evening, zone)).toBe(text);
});

describe('days', () => {
  test('are formatted with weekday and month', () => {
    expect(dateParts('2026-07-18')).toEqual({ weekday: 'Saturday', monthAndDay: 'July 18', year: '2026' });
    expect(dayText('2026-08-04')).toBe('Tuesday, August 4');
  });

  test.each(['', '2026-7-18', 'yesterday', '2026-13-40'])('%s is not a date', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
