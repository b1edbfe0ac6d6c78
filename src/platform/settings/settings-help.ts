/** The output of `--help`: all settings with their defaults. `settings.test.ts` checks that none is missing. */
export function settingsHelp(): string {
  return `Called Shot: follow the game, call the winner.

Usage: npm start [-- --help | --dev]

Settings are environment variables:

  PORT           port to listen on; 0 uses any free port (3000)
  HOST           address to listen on (localhost; 0.0.0.0 in production)
  LEAGUE         source of games (auto; mlb in production)
                   auto               the MLB Stats API if it responds within 3 s, otherwise the simulated league
                   mlb                the MLB Stats API, or its stored data while it does not respond
                   simulated          a league simulated by this program
                   recorded:<folder>  recorded responses of the MLB Stats API
  LEAGUE_SEED    seed of the simulated league, any text (called-shot)
  LEAGUE_NOW     start time of the clock of a simulated or recorded league, such as 2026-06-11T18:30:00Z
                   (now; recorded: the time of the recordings)
  LEAGUE_OPENING_DAY  first day of a simulated season, such as 2026-03-26 (100 days ago at the first start; stored in DATA_DIR)
  LEAGUE_SPEED   speed of such a league's clock, 0.01 to 10000; 1 is real time, 0 stops it (1)
  LEAGUE_PORT    port on which such a league serves the Stats API's format; 0 uses any free port (0)
  LEAGUE_URL     URL of such a league that runs already (npm run tool -- simulator), for several machines with one league (none: one is started)
  SIMULATED_FANS  number of simulated users in a simulated league, 0 to 60 (60)
  DATA_DIR       folder for the log and the database (.data)
  BACKUP_DIR     folder for the daily backups of the database, best on another disk (DATA_DIR/backups)
  DATABASE_URL   PostgreSQL server (18 or newer) for accounts and picks, such as postgres://user@host/database
                   (an embedded server with its data in DATA_DIR)
  DATABASE_DIRECT_URL  the same server, if DATABASE_URL is a pooler in transaction mode (DATABASE_URL)
  NATS_URL       NATS server with JetStream for a site of several processes, such as nats://TOKEN@10.0.0.1:4222 or
                   nats://USER:PASSWORD@10.0.0.1:4222; needs DATABASE_URL (none: this process is the only one)
  PUBLIC_URL     scheme and host of the site, such as https://shot.example, for links in the site map, feed and pages;
                   required in production (those of each request)
  TRUSTED_PROXIES  addresses of the proxies whose X-Forwarded-For, -Proto and -Host headers are used,
                   such as 10.0.0.0/8; needed behind a TLS proxy (none)
  CONTACT        email address or http(s) URL for errors and ideas, in the FAQ and security.txt (none)
  SMTP_URL       SMTP server for password resets, address verification and reminders, such as
                   smtp://user:password@mail.example:587; needs MAIL_FROM and PUBLIC_URL (none: no mail)
  MAIL_FROM      sender address of all mail (none)
  ADMIN_USER     username of an existing account that becomes an admin at the start; until it exists, the name
                   cannot be registered (none)
  METRICS_TOKEN  token of at least 16 characters with which /metrics can be read (none: /metrics does not exist)
  STATS_API_URL  URL of the MLB Stats API (https://statsapi.mlb.com)
  SAVANT_URL     URL of Baseball Savant (https://baseballsavant.mlb.com)
  NODE_ENV       production: JSON log on standard output; LEAGUE defaults to mlb (development)

DATABASE_URL, DATABASE_DIRECT_URL, METRICS_TOKEN, NATS_URL and SMTP_URL can also be in files, such as DATABASE_URL_FILE=/run/secrets/database-url.
`;
}
