/**
 * The season of the shared application. A Saturday in June: late enough for standings, early enough for College. No game of the
 * majors locks within 45 minutes, and five are still to come.
 */
export const midSeason = {
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_OPENING_DAY: '2026-03-26',
  LEAGUE_NOW: '2026-06-06T19:30:00Z',
};
