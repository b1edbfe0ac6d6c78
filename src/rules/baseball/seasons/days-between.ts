/** The number of days from a calendar day to another, both YYYY-MM-DD; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
