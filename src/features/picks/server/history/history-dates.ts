const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'July 18' of YYYY-MM-DD. */
export function dayName(day: unknown): string {
  const at = typeof day === 'string' ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? 'another day' : dayFormat.format(at);
}

/** '7:40 PM ET' of a time (epoch ms, UTC). */
export function leagueClockName(at: unknown): string {
  // Intl inserts a narrow no-break space before PM
  return typeof at === 'number' ? `${clockFormat.format(at).replace('\u202F', ' ')} ET` : 'another time';
}
