/** Parses `?at=`, a time in epoch ms (UTC). Null without it; 'invalid' for a text that is no time. */
export function parseMoment(search: URLSearchParams): number | 'invalid' | null {
  const text = search.get('at');
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : 'invalid';
}
