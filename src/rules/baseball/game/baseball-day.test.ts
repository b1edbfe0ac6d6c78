import { expect, test } from 'vitest';
import { baseballDay, baseballDayStart, baseballHour } from './baseball-day.ts';

test.each([
  ['2026-07-04T03:59:59Z', '2026-07-03'],
  ['2026-07-04T04:00:00Z', '2026-07-04'],
  ['2026-01-01T04:59:59Z', '2025-12-31'],
  // daylight-saving time begins: the day has 23 hours
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-08T06:59:59Z', '2026-03-08'],
  ['2026-03-08T07:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  // it ends: the day has 25 hours, and one of them twice
  ['2026-11-01T03:59:59Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-01T05:30:00Z', '2026-11-01'],
  ['2026-11-01T06:30:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
  // 7:10 PM in Tokyo and 6:10 PM in London are in the morning and at noon in New York
  ['2025-03-18T10:10:00Z', '2025-03-18'],
  ['2024-06-08T17:10:00Z', '2024-06-08'],
  // noon in Tokyo is the evening before in New York
  ['2025-03-15T03:00:00Z', '2025-03-14'],
])('at %s the league is on %s', (time, day) => expect(baseballDay(Date.parse(time))).toBe(day));

test.each([
  ['2026-07-04T03:59:59Z', 23],
  ['2026-07-04T04:00:00Z', 0],
  ['2026-01-15T11:00:00Z', 6],
  ['2026-03-08T06:59:00Z', 1],
  ['2026-03-08T07:00:00Z', 3],
  ['2026-11-01T05:59:00Z', 1],
  ['2026-11-01T06:00:00Z', 1],
])('at %s the league is in its hour %i', (time, hour) => expect(baseballHour(Date.parse(time))).toBe(hour));

test.each([
  ['2026-07-04', '2026-07-04T04:00:00Z'],
  ['2026-01-15', '2026-01-15T05:00:00Z'],
  ['2026-03-08', '2026-03-08T05:00:00Z'],
  ['2026-03-09', '2026-03-09T04:00:00Z'],
  ['2026-11-01', '2026-11-01T04:00:00Z'],
  ['2026-11-02', '2026-11-02T05:00:00Z'],
])('the league’s day %s starts at %s', (date, time) => expect(baseballDayStart(date)).toBe(Date.parse(time)));
