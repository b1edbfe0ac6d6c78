/** A day (YYYY-MM-DD) that can be offered. `isPlayed`: the user has picked a game of it */
type Day = { day: string; isPlayed: boolean };

/**
 * Chooses one of the finished days of a season at random, a day without a pick of the user if there is one; null without days. The
 * shown day is offered only if there is no other. `random` is in [0, 1).
 */
export function offerDay(days: readonly Day[], shown: string | undefined, random: number): string | null {
  const others = days.filter(({ day }) => day !== shown);
  const unplayed = others.filter(({ isPlayed }) => !isPlayed);
  const offered = [unplayed, others, days].find(({ length }) => length > 0) ?? [];
  return offered[Math.floor(random * offered.length)]?.day ?? null;
}
