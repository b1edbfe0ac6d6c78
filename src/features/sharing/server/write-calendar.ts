import ical, { escape, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#rules/baseball/days.ts';
import type { Calendar, CalendarEvent } from '../rules.ts';

const hour = 3_600_000;
/** Calendars reserve this time for a game, which ends later than most. */
const gameLengthMs = 3 * hour;

/** Control characters except line feed, which content lines must not have; the library leaves them in. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const control = /[\u0000-\u0009\u000b-\u001f\u007f]/g;
const plain = (text: string): string => text.replaceAll(control, '');

function whenOf({ start }: CalendarEvent) {
  if (typeof start === 'number') return { start: new Date(start), end: new Date(start + gameLengthMs) };
  return { start: new Date(start), end: new Date(addDays(start, 1)), allDay: true, timezone: 'UTC' };
}

/**
 * Writes a calendar as text/calendar. Programs are asked to read it again after an hour. `stampedAt`: the time of this version,
 * epoch ms (UTC). Source: RFC 5545; RFC 7986 for NAME and REFRESH-INTERVAL
 */
export function writeCalendar({ name, events }: Calendar, stampedAt: number): string {
  const calendar = ical({
    // the library does not escape the name
    name: escape(plain(name), false),
    prodId: { company: 'Called Shot', product: 'Games and picks', language: 'EN' },
    scale: 'GREGORIAN',
    ttl: hour / 1000,
  });
  for (const event of events) {
    calendar.createEvent({
      id: plain(event.uid),
      stamp: new Date(stampedAt),
      ...whenOf(event),
      summary: plain(event.summary),
      description: event.details.length === 0 ? null : plain(event.details.join('\n')),
      location: event.location === null ? null : plain(event.location),
      url: event.url,
      status: ICalEventStatus[event.status],
      // a game does not make the user busy
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
