import type { LeagueDate } from '../model.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Days since 1970 by date, and dates by those days. The planning of a season asks for the same ones a million times. */
const dayNumbers = new Map<LeagueDate, number>();
const datesOfDays = new Map<number, LeagueDate>();
const mostDates = 5000;

function remember<Key, Value>(known: Map<Key, Value>, key: Key, compute: (key: Key) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute(key);
  if (known.size >= mostDates) known.clear();
  known.set(key, value);
  return value;
}

const dayNumber = (date: LeagueDate): number => remember(dayNumbers, date, (text) => Date.parse(text) / dayMs);

/** Adds days to a calendar date, independent of time zones. */
export function addDays(date: LeagueDate, days: number): LeagueDate {
  return remember(datesOfDays, dayNumber(date) + days, (day) => new Date(day * dayMs).toISOString().slice(0, 10));
}

export function daysBetween(from: LeagueDate, to: LeagueDate): number {
  return Math.round(dayNumber(to) - dayNumber(from));
}

/** 0 is Sunday */
export function weekday(date: LeagueDate): number {
  return new Date(Date.parse(date)).getUTCDay();
}

function nthSunday(year: string, month: number, nth: number): LeagueDate {
  const first = new Date(Date.UTC(Number(year), month - 1, 1));
  const offset = (7 - first.getUTCDay()) % 7;
  return new Date(Date.UTC(Number(year), month - 1, 1 + offset + 7 * (nth - 1))).toISOString().slice(0, 10);
}

const daylightOf = new Map<string, { after: LeagueDate; last: LeagueDate }>();

/** Daylight time runs from 2 a.m. on the second Sunday of March to 2 a.m. on the first Sunday of November (US rule since 2007). */
function isDaylight(date: LeagueDate): boolean {
  const year = date.slice(0, 4);
  const { after, last } = remember(daylightOf, year, () => ({
    after: nthSunday(year, 3, 2),
    last: nthSunday(year, 11, 1),
  }));
  return date > after && date <= last;
}

/** Returns midnight US Eastern at the start of the league day, epoch ms. */
export function startOfDay(date: LeagueDate): number {
  return Date.parse(date) + (isDaylight(date) ? 4 : 5) * hourMs;
}

/** Returns the league day of a time (epoch ms). */
export function leagueDateOf(time: number): LeagueDate {
  const guess = new Date(time - 5 * hourMs).toISOString().slice(0, 10);
  const next = addDays(guess, 1);
  return time >= startOfDay(next) ? next : guess;
}

/** Returns a time (epoch ms) at which every game of a league date has ended: 10:00 UTC of the next day. */
export function endOfLeagueDay(date: LeagueDate): number {
  return Date.parse(`${addDays(date, 1)}T10:00:00Z`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the local hour of the day (0–23) in a time zone. */
export function localHour(time: number, timeZone: string): number {
  const create = () => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(remember(formatters, timeZone, create).format(time));
}

/** Parses 'YYYY-MM-DD' and 'MM/DD/YYYY', as the Stats API does; null for any other text. */
export function parseDate(text: string): LeagueDate | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = american ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Lists every date from the first to the last, inclusive; empty when `last` is before `first`. */
export function datesBetween(first: LeagueDate, last: LeagueDate): LeagueDate[] {
  const dates: LeagueDate[] = [];
  for (let date = first; date <= last && dates.length < 800; date = addDays(date, 1)) dates.push(date);
  return dates;
}
