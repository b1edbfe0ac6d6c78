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
 * The league's date (YYYY-MM-DD) of a date or a time. An evening game starts after midnight UTC and no game starts
 * between midnight and five Eastern, so subtracting five hours gives the right date in summer and in winter.
 */
export function toLeagueDay(dayOrInstant: string | undefined): string | null {
  if (dayOrInstant === undefined) return null;
  const time = toTime(dayOrInstant);
  if (time === null) return null;
  if (dayOrInstant.length === 10 || isPlaceholderTime(dayOrInstant)) return dayOrInstant.slice(0, 10);
  return new Date(time - 5 * 3_600_000).toISOString().slice(0, 10);
}
