const usualZones = new Set(Intl.supportedValuesOf('timeZone'));

/** Whether a name is an IANA time zone. Formatting a time in another zone throws. */
export function isTimeZone(name: string): boolean {
  if (usualZones.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
