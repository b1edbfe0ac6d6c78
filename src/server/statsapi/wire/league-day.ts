/** An instant that stands for 'time to be determined': 3:33, by UTC or by the league's Eastern clock. */
const placeholderTime = /T0[378]:33:00Z$/;

export function isPlaceholderTime(instant: string | undefined): boolean {
  return instant !== undefined && placeholderTime.test(instant);
}

/** Epoch ms of an instant as the upstream writes it; null for none. */
export function toInstant(instant: string | undefined): number | null {
  const ms = Date.parse(instant ?? '');
  return Number.isNaN(ms) ? null : ms;
}

/**
 * The league's day (YYYY-MM-DD) of a day or an instant. An evening game starts after midnight UTC and no game starts
 * between midnight and five Eastern, so five hours back is the right day in every season of the year.
 */
export function toLeagueDay(dayOrInstant: string | undefined): string | null {
  if (dayOrInstant === undefined) return null;
  const instant = toInstant(dayOrInstant);
  if (instant === null) return null;
  if (dayOrInstant.length === 10 || isPlaceholderTime(dayOrInstant)) return dayOrInstant.slice(0, 10);
  return new Date(instant - 5 * 3_600_000).toISOString().slice(0, 10);
}
