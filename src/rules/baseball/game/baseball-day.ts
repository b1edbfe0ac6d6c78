const eastern = { timeZone: 'America/New_York' } as const;
const day = new Intl.DateTimeFormat('en-CA', { ...eastern, year: 'numeric', month: '2-digit', day: '2-digit' });
const hour = new Intl.DateTimeFormat('en-US', { ...eastern, hour: 'numeric', hourCycle: 'h23' });

/** The league's date (YYYY-MM-DD, US Eastern time) at a time (epoch ms, UTC). */
export function baseballDay(time: number): string {
  return day.format(time);
}

/** The hour (0 to 23, US Eastern time) at a time (epoch ms, UTC). */
export function baseballHour(time: number): number {
  return Number(hour.format(time));
}

/** The start (epoch ms, UTC) of a league date (YYYY-MM-DD): midnight, US Eastern time. */
export function baseballDayStart(date: string): number {
  const inSummer = Date.parse(`${date}T04:00:00Z`);
  return baseballDay(inSummer) === date ? inSummer : inSummer + 3_600_000;
}
