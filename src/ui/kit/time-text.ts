import { useIsHydrated } from './use-is-hydrated.ts';

/** The zone of the league, used by the server, which does not know the zone of the browser. */
export const leagueZone = 'America/New_York';

/** '2026-07-18 19:10:09' in a zone, for browsers without Temporal. */
export function formatWithIntl(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
}

/** '2026-07-18T19:10:09-04:00[America/New_York]'. Temporal instead of Intl, whose first use blocks a browser for 30 ms and more. */
export function formatWithTemporal(time: number, timeZone: string): string {
  return new Temporal.ZonedDateTime(BigInt(Math.trunc(time)) * 1_000_000n, timeZone).toString();
}

const formatted = new Map<string, string>();
const maxFormatted = 5000;

/** A time in a zone as `formatWithIntl`. The results are cached, because the server renders the same times again and again. */
function timeInZone(time: number, timeZone: string): string {
  const key = time + timeZone;
  const format = typeof Temporal === 'undefined' ? formatWithIntl : formatWithTemporal;
  const text = formatted.get(key) ?? format(time, timeZone);
  if (formatted.size > maxFormatted) formatted.clear();
  formatted.set(key, text);
  return text;
}

const hourInZone = (time: number, timeZone: string): number => Number(timeInZone(time, timeZone).slice(11, 13));

/** '7:10 PM' in a zone, optionally '7:10:09 PM'. `time` is epoch ms (UTC). */
export function clockText(time: number, timeZone: string, { showsSeconds = false } = {}): string {
  const hour = hourInZone(time, timeZone);
  const rest = timeInZone(time, timeZone).slice(13, showsSeconds ? 19 : 16);
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Sun ' if a time is on another day than `day` (YYYY-MM-DD) in a zone; else empty, as without a day. */
export function weekdayIfNot(day: string | undefined, time: number, timeZone: string): string {
  const own = dayInZone(time, timeZone);
  return day === undefined || own === day ? '' : `${dateParts(own).weekday.slice(0, 3)} `;
}

/** 'EDT' or 'EST': the name of the league's zone at that time. Daylight saving time is four hours behind UTC. */
export function leagueZoneName(time: number): string {
  return (new Date(time).getUTCHours() - hourInZone(time, leagueZone) + 24) % 24 === 4 ? 'EDT' : 'EST';
}

/** The date YYYY-MM-DD of a time in a zone. */
export function dayInZone(time: number, timeZone: string): string {
  return timeInZone(time, timeZone).slice(0, 10);
}

type DateParts = { weekday: string; monthAndDay: string; year: string };

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** { weekday: 'Saturday', monthAndDay: 'July 18', year: '2026' } of a calendar day YYYY-MM-DD. */
export function dateParts(day: string): DateParts {
  const date = new Date(day);
  return {
    weekday: `${weekdays[date.getUTCDay()]}`,
    monthAndDay: `${months[date.getUTCMonth()]} ${date.getUTCDate()}`,
    year: String(date.getUTCFullYear()),
  };
}

/** 'Tuesday, August 4' */
export function dayText(day: string): string {
  const { weekday, monthAndDay } = dateParts(day);
  return `${weekday}, ${monthAndDay}`;
}

/** 'August 4, 2026' */
export function longDateText(day: string): string {
  const { monthAndDay, year } = dateParts(day);
  return `${monthAndDay}, ${year}`;
}

/** 'Aug 4, 2026' of a time (ISO 8601) in a zone. */
export function dateText(time: string, timeZone: string): string {
  const { monthAndDay, year } = dateParts(dayInZone(Date.parse(time), timeZone));
  const [month = '', day] = monthAndDay.split(' ');
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** 'Aug 4, 2026, 7:10 PM' of a time (ISO 8601) in a zone. */
export function dateTimeText(time: string, timeZone: string): string {
  return `${dateText(time, timeZone)}, ${clockText(Date.parse(time), timeZone)}`;
}

/** 'Fri, March 5, 2027' */
export function fullDayText(day: string): string {
  const { weekday, monthAndDay, year } = dateParts(day);
  return `${weekday.slice(0, 3)}, ${monthAndDay}, ${year}`;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** '41 min', or '2 h 05 min' for an hour and more. */
function formatHoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

const minutesOfDay = 24 * 60;

/** Formats the time until the lock (ms): '9 days', '2 h 05 min', '41 min', in the last ten minutes '9:58'. */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 2 * minutesOfDay) return `${Math.floor(minutes / minutesOfDay)} days`;
  return minutes < 10 ? `${minutes}:${String(seconds % 60).padStart(2, '0')}` : formatHoursAndMinutes(minutes);
}

let zone: string | undefined;

/** The IANA zone of the browser. Read once; Temporal, where a browser has it, needs no time for that. */
export function readViewerZone(): string {
  zone ??=
    typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
  return zone;
}

/** The IANA zone of the browser; null on the server and in the first render, which must match it. */
export function useViewerZone(): string | null {
  return useIsHydrated() ? readViewerZone() : null;
}
