import { expect, test } from 'vitest';
import { isQuiet, isTimeZone } from './rules.ts';

const timeZone = 'America/New_York';

test.each([
  [22, 8, '2026-07-18T01:59:59Z', false, 'one second before 10 PM'],
  [22, 8, '2026-07-18T02:00:00Z', true, 'at 10 PM'],
  [22, 8, '2026-07-18T04:30:00Z', true, 'after midnight'],
  [22, 8, '2026-07-18T11:59:59Z', true, 'one second before 8 AM'],
  [22, 8, '2026-07-18T12:00:00Z', false, 'at 8 AM'],
  [22, 8, '2026-01-18T12:30:00Z', true, 'at 7:30 AM in winter'],
  [12, 14, '2026-07-18T17:30:00Z', true, 'at 1:30 PM'],
  [12, 14, '2026-07-18T18:00:00Z', false, 'at 2 PM'],
  [0, 0, '2026-07-18T04:00:00Z', false, 'with equal hours'],
])('quiet from %i to %i at %s: %s (%s)', (from, to, now, expected) => {
  expect(isQuiet({ from, to, timeZone }, Date.parse(now))).toBe(expected);
});

test.each([
  ['America/New_York', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Middle/Nowhere', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));
