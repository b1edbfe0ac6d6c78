const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'just now', '12 minutes ago', '1 hour ago'. Both times are epoch ms of the same clock. */
export function formatAge(seenAt: number, now: number): string {
  const age = now - seenAt;
  const [unit, length] = units.find((each) => age >= each[1]) ?? [];
  if (unit === undefined || length === undefined) return 'just now';
  return new Intl.RelativeTimeFormat('en-US').format(-Math.floor(age / length), unit);
}
