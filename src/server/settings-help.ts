/** What `--help` prints: every setting with its default. `settings.test.ts` keeps it complete. */
export function settingsHelp(): string {
  return `Called Shot: follow the game, call the winner.

Usage: npm start [-- --help | --dev]

Settings are environment variables:

  PORT           port to listen on; 0 takes any free one (3000)
  HOST           address to listen on (localhost; 0.0.0.0 in production)
  LEAGUE         where games come from (auto; mlb in production)
                   auto               the MLB Stats API if it answers within 3 s, else the simulated league
                   mlb                the MLB Stats API
                   simulated          a league played by this program
                   recorded:<folder>  recorded answers of the MLB Stats API
  LEAGUE_SEED    any word: which simulated league (called-shot)
  LEAGUE_NOW     instant at which the clock of a simulated or recorded league starts, such as 2026-06-11T18:30:00Z
                   (now; recorded: the time of the recordings)
  LEAGUE_OPENING_DAY  first day of a simulated season, such as 2026-03-26 (100 days ago; kept in DATA_DIR from then on)
  LEAGUE_SPEED   how many times faster than real time such a league runs (1)
  LEAGUE_PORT    port at which such a league answers like the Stats API; 0 takes any free one (0)
  SIMULATED_FANS  how many simulated fans pick in a simulated league, 0 to 60 (60)
  DATA_DIR       folder for the log and the database (.data)
  DATABASE_URL   PostgreSQL server for accounts and picks, such as postgres://user@host/database
                   (one of our own, in DATA_DIR)
  TRUSTED_PROXIES  addresses of the proxies in front of us, such as 10.0.0.0/8: they tell where visitors come from (none)
  CONTACT        e-mail or http(s) address for faults and ideas, shown in the FAQ (none)
  STATS_API_URL  address of the MLB Stats API (https://statsapi.mlb.com)
  SAVANT_URL     address of Baseball Savant (https://baseballsavant.mlb.com)
  NODE_ENV       production: JSON log on standard output, MLB by default (development)
`;
}
