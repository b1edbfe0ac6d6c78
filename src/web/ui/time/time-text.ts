/** The zone of the league, used by the server, which does not know the zone of the browser. */
export const leagueZone = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

type Parts = Map<string, string>;

const formatted = new Map<string, Parts>();
const maxFormatted = 5000;

/** Formatters are cached: creating one costs five times as much as using it, and a page shows a hundred dates. */
function formatOf(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format;
}

/**
 * Uses `formatToParts`: browsers and Node put different spaces before AM and PM, which would break hydration. The results are
 * cached, because the server renders the same times again and again.
 */
function parts(time: number, options: Intl.DateTimeFormatOptions): Parts {
  const format = JSON.stringify(options);
  const key = time + format;
  let result = formatted.get(key);
  if (!result) {
    result = new Map(
      formatOf(format, options)
        .formatToParts(time)
        .map(({ type, value }) => [type, value]),
    );
    if (formatted.size > maxFormatted) formatted.clear();
    formatted.set(key, result);
  }
  return result;
}

/** '7:10 PM' in a zone, optionally '7:10:09 PM'. `time` is epoch ms (UTC). */
export function clockText(time: number, timeZone: string, { showsSeconds = false } = {}): string {
  const second = showsSeconds ? ({ second: '2-digit' } as const) : {};
  const at = parts(time, { timeZone, hour: 'numeric', minute: '2-digit', ...second, hour12: true });
  return `${at.get('hour')}:${at.get('minute')}${showsSeconds ? `:${at.get('second')}` : ''} ${at.get('dayPeriod')}`;
}

/** 'EDT', 'PDT', 'GMT+9' */
export function zoneText(time: number, timeZone: string): string {
  return parts(time, { timeZone, timeZoneName: 'short', hour: 'numeric' }).get('timeZoneName') ?? timeZone;
}

/** The date YYYY-MM-DD of a time in a zone. */
export function dayInZone(time: number, timeZone: string): string {
  const at = parts(time, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${at.get('year')}-${at.get('month')}-${at.get('day')}`;
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export type DateParts = { weekday: string; monthAndDay: string; year: string };

/** { weekday: 'Saturday', monthAndDay: 'July 18', year: '2026' } of a calendar day YYYY-MM-DD. */
export function dateParts(day: string): DateParts {
  const at = parts(noonOf(day), { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return {
    weekday: at.get('weekday') ?? '',
    monthAndDay: `${at.get('month')} ${at.get('day')}`,
    year: at.get('year') ?? '',
  };
}

/** 'Tuesday, August 4' */
export function dayText(day: string): string {
  const { weekday, monthAndDay } = dateParts(day);
  return `${weekday}, ${monthAndDay}`;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text));
}

/** '41 min', or '2 h 05 min' for an hour and more. */
export function formatHoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}
