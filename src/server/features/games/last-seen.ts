/** The version that a returning viewer's Last-Event-ID names; null when it names none. */
export function lastSeen(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
