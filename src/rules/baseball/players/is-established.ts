/** True from one year after the player's major-league debut; `debut` and `today` are YYYY-MM-DD. */
export function isEstablished(debut: string | null, today: string): boolean {
  if (debut === null) return false;
  return `${Number(debut.slice(0, 4)) + 1}${debut.slice(4)}` <= today;
}
