/** Parses an upstream time to epoch ms; null when it is missing or invalid. */
export function toTime(time: string | undefined): number | null {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? null : ms;
}

const hourMs = 3_600_000;
/** 3:33 in UTC, and in Eastern time in summer and in winter: the upstream confuses them */
const placeholderHours = new Set([3, 7, 8]);

const isMinute33 = (time: number): boolean => new Date(time).toISOString().endsWith(':33:00.000Z');

function isPlaceholderTime(time: number): boolean {
  return isMinute33(time) && placeholderHours.has(new Date(time).getUTCHours());
}

function hourAt(time: number, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(time));
}

type WireStart = { time: string | undefined; isFlagged: boolean | undefined; timeZone: string | undefined };

/**
 * Whether a start is to be determined. The upstream writes such a start as 3:33 in the night, in some responses without the flag
 * `startTimeTBD` or with a false one; a start with only a day is one too. At 3:33 in New York it can be day at a park in Asia:
 * a start between 9:00 and 20:00 at the park is real.
 */
export function isStartTbd({ time, isFlagged, timeZone }: WireStart): boolean {
  const start = toTime(time);
  if (isFlagged === true || start === null) return isFlagged === true;
  if (time?.length === 10) return true;
  if (!isMinute33(start)) return false;
  const hour = timeZone === undefined ? null : hourAt(start, timeZone);
  if (hour !== null && hour >= 9 && hour < 20) return false;
  return hour === 3 || isPlaceholderTime(start);
}

/**
 * The league's date (YYYY-MM-DD) of a date or a time, for a field that has only a time. An evening game starts after midnight UTC, and
 * some games in the West shortly after midnight Eastern, so the date of five hours before is right in summer and in winter. It is the
 * date before for a game at noon in Asia, whose official date is in a field of its own.
 */
export function toLeagueDay(dayOrInstant: string | undefined): string | null {
  if (dayOrInstant === undefined) return null;
  const time = toTime(dayOrInstant);
  if (time === null) return null;
  if (dayOrInstant.length === 10 || isPlaceholderTime(time)) return dayOrInstant.slice(0, 10);
  // oxlint-disable-next-line called-shot/day-of-zone -- five hours before
  return new Date(time - 5 * hourMs).toISOString().slice(0, 10);
}
