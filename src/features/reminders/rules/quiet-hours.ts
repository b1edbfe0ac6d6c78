/** Hours (0 to 23) in which a user wants no reminder: from the start of `from` until the start of `to`. Equal hours: never. */
export type QuietHours = { from: number; to: number; timeZone: string };

/** Used until a user chooses other hours. */
export const usualQuietHours = { from: 22, to: 8 };

/** Whether the name is a time zone of the IANA database, such as 'America/New_York'. */
export function isTimeZone(name: string): boolean {
  try {
    hourFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether a user wants no reminder at `now` (epoch ms, UTC). The hours may include midnight. */
export function isQuiet({ from, to, timeZone }: QuietHours, now: number): boolean {
  const hour = Number(hourFormat(timeZone).format(now));
  return from <= to ? from <= hour && hour < to : from <= hour || hour < to;
}

function hourFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
}
