import { fstatSync } from 'node:fs';
import { createLeagueClock } from './clock/league-clock.ts';
import { createLeagueServer } from './http/league-server.ts';
import { readSettings } from './http/settings.ts';
import { openLeague } from './open-league.ts';

const usage = `npm run tool -- simulator: starts the simulated Stats API. The settings are environment variables:

  LEAGUE              simulated, or recorded:<folder> to serve recorded responses (default simulated)
  LEAGUE_SEED         any word; the same seed and opening day give the same season (default called-shot)
  LEAGUE_OPENING_DAY  date of the first regular-season games, such as 2026-03-26 (default 100 days before the start time)
  LEAGUE_NOW          start time of the league clock, such as 2026-06-11T18:30:00Z
                      (default the current time; for recordings, the time of the recordings)
  LEAGUE_SPEED        league seconds per real second, 0.01 to 10000; 0 stops the clock (default 1)
  LEAGUE_PORT         port to listen on; 0 selects a free port (default 0)
  LEAGUE_HOST         address to listen on (default 127.0.0.1)

When it is ready it prints one line of JSON with its URL, clock and opening day. See simulator/README.md.
`;

/** Starts the league as an HTTP server and prints one line of JSON with its URL, clock and opening day. */
async function main() {
  const settings = readSettings(process.env);
  const realStart = Date.now();
  const { handleRequest, startsAt, openingDay, prepare } = await openLeague(settings, realStart);
  const clock = createLeagueClock({ realStart, leagueStart: startsAt, speed: settings.speed }, Date.now);
  const onError = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  const season = openingDay === null ? null : { seed: settings.seed, openingDay };
  const server = createLeagueServer({ clock, season, handleRequest, onError });
  server.once('error', (error) => fail(error.message));
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : settings.port;
    const url = `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${port}`;
    process.stdout.write(`${JSON.stringify({ ready: true, url, clock: clock.state, openingDay })}\n`);
    // the application continues its start at the same time; requests wait
    setImmediate(() => void prepare().catch(onError));
  });
  stopWithParent(() => {
    server.close();
    server.closeAllConnections();
    process.stdin.destroy();
  });
}

/** Calls `stop` on SIGTERM and SIGINT, and when standard input is a pipe that closes because the parent process ended. */
function stopWithParent(stop: () => void) {
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once('end', stop).once('error', stop).resume();
}

function fail(message: string) {
  process.stderr.write(`The league cannot start: ${message}\n`);
  process.exitCode = 1;
}

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') process.stdout.write(usage);
else if (argument !== undefined)
  fail(`unknown argument "${argument}"; npm run tool -- simulator --help lists the settings`);
else main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
