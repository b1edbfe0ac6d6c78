const eastern = { timeZone: 'America/New_York' } as const;
const day = new Intl.DateTimeFormat('en-CA', { ...eastern, year: 'numeric', month: '2-digit', day: '2-digit' });
const hour = new Intl.DateTimeFormat('en-US', { ...eastern, hour: 'numeric', hourCycle: 'h23' });

/** The league's day, YYYY-MM-DD in US Eastern time, at an instant (epoch ms, UTC). */
export function baseballDay(instant: number): string {
  return day.format(instant);
}

/** The hour of the league's day, 0 to 23 in US Eastern time, at an instant (epoch ms, UTC). */
export function baseballHour(instant: number): number {
  return Number(hour.format(instant));
}

/** The day so many days later, or earlier for a negative number; both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day before, both YYYY-MM-DD. */
export function dayBefore(date: string): string {
  return addDays(date, -1);
}
