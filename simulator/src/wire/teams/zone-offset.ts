/** The offset from UTC in hours and the short name ('CDT') of an IANA time zone at a time. */
export function zoneAt(timeZone: string, time: number): { offset: number; tz: string } {
  const part = (timeZoneName: 'longOffset' | 'short') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(part('longOffset')) ?? [];
  return { offset: (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60), tz: part('short') };
}
