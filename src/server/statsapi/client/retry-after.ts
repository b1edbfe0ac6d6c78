/** Milliseconds that a Retry-After header asks for, in either form (seconds, or an HTTP date); null when it says nothing. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
