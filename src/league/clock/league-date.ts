const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The league's day (US Eastern) of an instant, 'YYYY-MM-DD'. */
export function leagueDateOf(instant: number): string {
  return eastern.format(instant);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Accepts 'YYYY-MM-DD' and 'MM/DD/YYYY' as the Stats API does; null for anything else. */
export function parseDate(text: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = american ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Every date from the first to the last, both included; nothing when they are out of order. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last && dates.length < 800; date = addDays(date, 1)) dates.push(date);
  return dates;
}
