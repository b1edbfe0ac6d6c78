const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The league's day, YYYY-MM-DD in US Eastern time, at an instant (epoch ms, UTC). */
export function baseballDay(instant: number): string {
  return eastern.format(instant);
}
