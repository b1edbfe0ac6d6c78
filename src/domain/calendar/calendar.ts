import { addDays } from '../seasons/add-days.ts';
import { escapeText, foldLine } from './content-line.ts';

export type CalendarEvent = {
  /** the same in every version of the event, and in no other */
  uid: string;
  /** epoch ms (UTC), or a day (YYYY-MM-DD) while the time is not known */
  start: number | string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  /** lines of text; empty for none */
  details: readonly string[];
  location: string | null;
  url: string;
};

export type Calendar = { name: string; events: readonly CalendarEvent[] };

const hour = 3_600_000;
/** Calendars reserve this time for a game, which ends later than most. */
const gameLengthMs = 3 * hour;

const toUtc = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const toDay = (date: string): string => date.replaceAll('-', '');

function whenOf({ start }: CalendarEvent): string[] {
  if (typeof start === 'number') return [`DTSTART:${toUtc(start)}`, `DTEND:${toUtc(start + gameLengthMs)}`];
  return [`DTSTART;VALUE=DATE:${toDay(start)}`, `DTEND;VALUE=DATE:${toDay(addDays(start, 1))}`];
}

function linesOf(event: CalendarEvent, stamp: string): string[] {
  const { uid, status, summary, details, location, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...whenOf(event),
    `SUMMARY:${escapeText(summary)}`,
    ...(details.length === 0 ? [] : [`DESCRIPTION:${escapeText(details.join('\n'))}`]),
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${url}`,
    `STATUS:${status}`,
    // a game does not make the user busy
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * Writes a calendar as text/calendar. Programs are asked to read it again after an hour. `stampedAt`: the time of this version,
 * epoch ms (UTC). Source: RFC 5545; RFC 7986 for NAME and REFRESH-INTERVAL
 */
export function writeCalendar({ name, events }: Calendar, stampedAt: number): string {
  const title = escapeText(name);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Called Shot//Games and picks//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => linesOf(event, toUtc(stampedAt))),
    'END:VCALENDAR',
  ];
  return lines.map(foldLine).join('');
}
