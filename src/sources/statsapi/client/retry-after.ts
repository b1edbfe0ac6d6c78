/** A longer pause would switch the upstream off because of one wrong response. */
const longestPause = 5 * 60_000;

/** Parses a Retry-After header (seconds or an HTTP date) to milliseconds, at most 5 minutes; null when it is missing or invalid. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Math.min(longestPause, Number(header) * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.min(longestPause, Math.max(0, until - now));
}
