/** Whether a player has been in the major leagues for a year or more; `debut` and `today` are YYYY-MM-DD. */
export function isEstablished(debut: string | null, today: string): boolean {
  if (debut === null) return false;
  return `${Number(debut.slice(0, 4)) + 1}${debut.slice(4)}` <= today;
}
