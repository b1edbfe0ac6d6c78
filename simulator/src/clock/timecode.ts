/** Formats epoch ms as 'yyyymmdd_hhmmss' UTC, rounded up so that a feed at its timecode includes every change. */
export function toTimecode(time: number): string {
  const iso = new Date(Math.ceil(time / 1000) * 1000).toISOString();
  return iso.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_');
}

/** Parses a timecode to epoch ms; null for any other text. */
export function fromTimecode(text: string): number | null {
  const parts = /^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
