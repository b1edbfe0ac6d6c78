const day = 86_400_000;

/** A season of ten days at the real time, for an application with the settings of the real league. */
export function currentSeason(): Record<string, string> {
  const openingDay = new Date(Date.now() - 10 * day).toISOString().slice(0, 10);
  return { LEAGUE: 'simulated', LEAGUE_OPENING_DAY: openingDay };
}
