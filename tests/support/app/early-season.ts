/** A season of ten days without simulated users, for tests that need a running league: it starts in a third of the time of `midSeason`. */
export const earlySeason = {
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_OPENING_DAY: '2026-05-27',
  LEAGUE_NOW: '2026-06-06T19:30:00Z',
  SIMULATED_FANS: '0',
};
