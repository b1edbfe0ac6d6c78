import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarEvent } from '../rules.ts';
import { writeCalendar } from './write-calendar.ts';

const event: CalendarEvent = {
  uid: 'game-1@called-shot',
  start: Date.UTC(2026, 6, 18, 23, 10),
  status: 'CONFIRMED',
  summary: 'Mets at Braves',
  details: ['Final: Mets 5, Braves 3', 'Moved from July 4'],
  location: 'Park; Upper, Deck',
  url: 'https://called.example/TodaysGame/1',
};

const write = (change: Partial<CalendarEvent> = {}, name = 'Mets games') =>
  writeCalendar({ name, events: [{ ...event, ...change }] }, Date.UTC(2026, 6, 1));
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar has the lines of RFC 5545', () =>
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
    'SEQUENCE:0',
    'DTSTAMP:20260701T000000Z',
    'DTSTART:20260718T231000Z',
    'DTEND:20260719T021000Z',
    'SUMMARY:Mets at Braves',
    'TRANSP:TRANSPARENT',
    String.raw`LOCATION:Park\; Upper\, Deck`,
    String.raw`DESCRIPTION:Final: Mets 5\, Braves 3\nMoved from July 4`,
    'URL;VALUE=URI:https://called.example/TodaysGame/1',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]));

test('an event without a time is a whole day, and what is empty is left out', () => {
  const text = write({ start: '2026-12-31', details: [], location: null, status: 'TENTATIVE' });
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('STATUS:TENTATIVE\r\n');
  expect(text).not.toMatch(/DESCRIPTION|LOCATION/);
});

test('a calendar without events is valid', () =>
  expect(writeCalendar({ name: 'Empty', events: [] }, 0)).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s));

test('any text stays in its line, and no line is longer than 75 bytes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, (summary, title) => {
      const written = write({ summary, details: [summary], location: summary }, title);
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const names = linesOf(written).map((line) => /^[A-Z-]*/.exec(line)?.[0]);
      for (const name of ['BEGIN', 'END']) expect(names.filter((each) => each === name)).toHaveLength(2);
    }),
  );
});

test.each([
  ['a,b;c\\d', String.raw`a\,b\;c\\d`],
  ['one\r\ntwo\nthree', String.raw`one\ntwo\nthree`],
  ['END:VEVENT\rBEGIN:VALARM\0', 'END:VEVENTBEGIN:VALARM'],
  ['"x": 1', '"x": 1'],
])('%j is escaped', (text, escaped) => {
  const lines = linesOf(write({ summary: text }, text));
  for (const part of [`SUMMARY:${escaped}`, `NAME:${escaped}`]) expect(lines).toContain(part);
});
