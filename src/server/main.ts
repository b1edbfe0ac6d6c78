import { openPages } from './http/open-pages.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from './clock.ts';
import { buildApp } from './http/build-app.ts';
import { CannotStart } from './league-process/cannot-start.ts';
import { openLeague } from './league-process/open-league.ts';
import { listen } from './listen.ts';
import { createHub } from './live/hub.ts';
import { after } from './live/timers.ts';
import { createLog } from './log.ts';
import { createRoutes } from './routes.ts';
import { settingsHelp } from './settings-help.ts';
import { readSettings, WrongSetting } from './settings.ts';
import { createFeedReader } from './statsapi/live/feed-reader.ts';
import { readSchedule } from './statsapi/read-schedule.ts';
import { createStatsApiClient, type StatsApiClient } from './statsapi/stats-api-client.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { watchedFetch } from './watched-fetch.ts';

/** The application: settings → league → its clock → upstream → followed games → HTTP. Read this first. */
async function start(isDevelopment: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings);
  const say = (line: string) => (settings.isProduction ? log.info(line) : process.stdout.write(`${line}\n`));

  const league = await openLeague(settings, { say, complain: (words) => log.error({ words }, 'The league complains') });
  const { clock, statsApiUrl, savantUrl, shown } = league;
  const upstream = watchedFetch(clock);
  const client = createStatsApiClient({ baseUrl: statsApiUrl, savantUrl, clock, log, fetch: upstream.fetch });
  const readerOf = (gamePk: number) => createFeedReader(client, gamePk);
  const hub = createHub({ readerOf, clock, log, after, random: Math.random, realNow: Date.now });

  const app = await buildApp({
    log,
    routes: createRoutes({ client, clock, hub, league: shown }),
    checkAnswers: isDevelopment,
    health: () => ({
      ok: true,
      league: shown.kind,
      upstream: upstream.state(),
      uptime: Math.round(process.uptime()),
      watchedGames: hub.gameCount,
      viewers: hub.viewerCount,
    }),
    ...openPages(isDevelopment),
  });
  const stop = async () => {
    hub.stop();
    await Promise.all([app.close(), league.process?.stop()]);
  };
  stopOnSignal({ stop, say });
  void warmUp(client, clock);
  const address = await listen(app, settings);
  void league.process?.ended.then(() => log.error('The league’s process has ended: games stand still'));
  say(`Called Shot is at ${address}`);
}

/** Today's list is what the first visitor asks for; with it comes the data notice of every page. */
async function warmUp(client: StatsApiClient, clock: Clock): Promise<void> {
  await readSchedule(client, { date: baseballDay(clock.now()), level: 1 }).catch(() => null);
}

/** Whoever starts us reads one line, and no stack, when the reason is one that he can mend. */
function refuse(error: unknown): never {
  const isExpected = error instanceof WrongSetting || error instanceof CannotStart;
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

if (process.argv.includes('--help') || process.argv.includes('-h')) process.stdout.write(settingsHelp());
else await start(process.argv.includes('--dev')).catch(refuse);
