/**
 * Chooses one of the finished days (YYYY-MM-DD) of a season at random, a day without a pick of the user if there is one; null without
 * days. `random` is in [0, 1).
 */
export function offerDay(days: readonly string[], played: ReadonlySet<string>, random: number): string | null {
  const unplayed = days.filter((day) => !played.has(day));
  const offered = unplayed.length > 0 ? unplayed : days;
  return offered[Math.floor(random * offered.length)] ?? null;
}
