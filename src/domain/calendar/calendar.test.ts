import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar.ts';
import { calendarYear } from './calendar-year.ts';
import { escapeText, foldLine } from './content-line.ts';

const event: CalendarEvent = {
  uid: 'game-1@called-shot',
  start: Date.UTC(2026, 6, 18, 23, 10),
  status: 'CONFIRMED',
  summary: 'Mets at Braves',
  details: ['Final: Mets 5, Braves 3', 'Moved from July 4'],
  location: 'Park; Upper, Deck',
  url: 'https://called.example/TodaysGame/1',
};

const write = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar({ name: 'Mets games', events: [{ ...event, ...change }] }, Date.UTC(2026, 6, 1));
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar', () => {
  test('has the lines of RFC 5545 in order', () => {
    expect(linesOf(write())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Called Shot//Games and picks//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Mets games',
      'X-WR-CALNAME:Mets games',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:game-1@called-shot',
      'DTSTAMP:20260701T000000Z',
      'DTSTART:20260718T231000Z',
      'DTEND:20260719T021000Z',
      'SUMMARY:Mets at Braves',
      String.raw`DESCRIPTION:Final: Mets 5\, Braves 3\nMoved from July 4`,
      String.raw`LOCATION:Park\; Upper\, Deck`,
      'URL:https://called.example/TodaysGame/1',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('has an event without a time as a whole day, and leaves out what is empty', () => {
    const text = write({ start: '2026-12-31', details: [], location: null, status: 'TENTATIVE' });
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(text).not.toMatch(/DESCRIPTION|LOCATION/);
  });

  test('without events is valid', () => {
    expect(writeCalendar({ name: 'Empty', events: [] }, 0)).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });
});

describe('a content line', () => {
  test.each([
    ['a'.repeat(75), [75]],
    ['a'.repeat(76), [75, 2]],
    ['a'.repeat(150), [75, 75, 2]],
    // 74 octets and one character of two: it does not fit
    [`${'a'.repeat(74)}é`, [74, 3]],
    [`${'a'.repeat(72)}⚾⚾`, [75, 4]],
    [`${'a'.repeat(73)}👍`, [73, 5]],
    ['', [0]],
  ])('%s is folded into lines of %j octets', (line, octets) => {
    const folded = foldLine(line).slice(0, -2).split('\r\n');
    expect(folded.map((part) => Buffer.byteLength(part))).toEqual(octets);
  });

  test('is complete again after unfolding, with at most 75 octets per line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = escapeText(text);
        const folded = foldLine(line);
        expect(folded.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      }),
    );
  });

  test.each([
    ['a,b;c\\d', String.raw`a\,b\;c\\d`],
    ['one\r\ntwo\nthree', String.raw`one\ntwo\nthree`],
    ['END:VEVENT\rBEGIN:VALARM\0', 'END:VEVENTBEGIN:VALARM'],
    ['"x": 1', '"x": 1'],
  ])('escapes %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

test.each([
  ['2026-01-01', 2026],
  ['2026-11-30', 2026],
  ['2026-12-01', 2027],
])('on %s the calendar of a club has the year %i', (today, year) => {
  expect(calendarYear(today)).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` });
});
