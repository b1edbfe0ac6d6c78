/**
 * The season of the shared application on a Saturday in June: late enough for standings, early enough for college games. No MLB
 * game locks within 45 minutes, and five have not started.
 */
export const midSeason = {
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_OPENING_DAY: '2026-03-26',
  LEAGUE_NOW: '2026-06-06T19:30:00Z',
};
