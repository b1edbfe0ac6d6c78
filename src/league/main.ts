import { createLeagueClock } from './clock/league-clock.ts';
import { createLeagueServer } from './http/league-server.ts';
import { readSettings } from './http/settings.ts';
import { stopWithParent } from './http/stop-with-parent.ts';
import { openLeague } from './open-league.ts';

/** The league as a program: env → league → HTTP; tells its address in one line of JSON. */
async function main() {
  const settings = readSettings(process.env);
  const realStart = Date.now();
  const { answer, startsAt, openingDay, prepare } = await openLeague(settings, realStart);
  const clock = createLeagueClock({ realStart, leagueStart: startsAt, speed: settings.speed }, Date.now);
  const onError = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  const server = createLeagueServer({ clock, answer, onError });
  server.listen(settings.port, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : settings.port;
    const url = `http://127.0.0.1:${port}`;
    process.stdout.write(`${JSON.stringify({ ready: true, url, clock: clock.state, openingDay })}\n`);
    prepare().catch(onError);
  });
  stopWithParent(() => {
    server.close();
    server.closeAllConnections();
    process.stdin.destroy();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`The league cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
