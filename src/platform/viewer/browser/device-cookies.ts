const year = 365 * 24 * 60 * 60;

/** The cookies of this device that scripts may read. */
export function readCookies(): Record<string, string> {
  return Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=', 2)));
}

/** Stores a cookie of this device for a year, or until the browser is closed; null deletes it. */
export function storeCookie(name: string, value: string | null, lasts: 'year' | 'session' = 'year'): void {
  const age = value === null ? '; max-age=0' : lasts === 'session' ? '' : `; max-age=${year}`;
  document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax${age}`;
}
