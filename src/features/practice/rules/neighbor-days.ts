/** The finished days (YYYY-MM-DD, in any order) before and after a day; null without one. */
export function neighborDays(days: readonly string[], date: string): { previous: string | null; next: string | null } {
  const sorted = days.toSorted();
  return {
    previous: sorted.findLast((day) => day < date) ?? null,
    next: sorted.find((day) => day > date) ?? null,
  };
}
