/** The upstream's placeholder for 'time to be determined': 3:33 in UTC or in Eastern time. */
const placeholderTime = /T0[378]:33:00Z$/;

export function isPlaceholderTime(time: string | undefined): boolean {
  return time !== undefined && placeholderTime.test(time);
}

/** Parses an upstream time to epoch ms; null when it is missing or invalid. */
export function toTime(time: string | undefined): number | null {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? null : ms;
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
  if (dayOrInstant.length === 10 || isPlaceholderTime(dayOrInstant)) return dayOrInstant.slice(0, 10);
  return new Date(time - 5 * 3_600_000).toISOString().slice(0, 10);
}
