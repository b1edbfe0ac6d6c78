import type { ClientConfig } from 'pg';
import { applyAdminUser } from '#app/operator/commands/apply-admin-user.ts';
import { countMails } from '#app/operator/monitoring/count-mails.ts';
import { createHealth } from '#app/operator/monitoring/create-health.ts';
import { createMetrics, type Metrics } from '#app/operator/monitoring/create-metrics.ts';
import { createMonitoring } from '#app/operator/monitoring/serve-monitoring.ts';
import { createVisitors } from '#features/accounts/server/create-visitors.ts';
import { workOnMail } from '#features/accounts/server/work-on-mail.ts';
import { feedText, openArticles } from '#features/articles/server/open-articles.ts';
import { siteMapTexts } from '#features/articles/server/site-map-texts.ts';
import { followFinalGames } from '#features/forecasts/server/follow-final-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import { readForecast } from '#features/forecasts/server/read-forecast.ts';
import { createLeaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { createPlayerList } from '#features/players/server/player-list.ts';
import { type PlayerWork, workOnPlayers } from '#features/players/server/work-on-players.ts';
import { readReminderKeys, pushContact } from '#features/reminders/server/push-subscriptions.ts';
import type { ReminderSender } from '#features/reminders/server/remind-user.ts';
import { sendReminders } from '#features/reminders/server/send-reminders.ts';
import { sendResults } from '#features/reminders/server/send-results.ts';
import { type ReminderWork, workOnReminders } from '#features/reminders/server/work-on-reminders.ts';
import { followContests } from '#features/season-predictions/server/follow-contests.ts';
import { followResults } from '#features/settlement/server/result-follower.ts';
import { settledChannel, settled } from '#features/settlement/server/start-version.ts';
import { playSimulatedUsers } from '#features/simulated-users/server/play-simulated-users.ts';
import { recordWantedGames } from '#features/webhooks/server/record-wanted-games.ts';
import { workOnWebhooks } from '#features/webhooks/server/work-on-webhooks.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createLeadership, type Leadership } from '#platform/bus/create-leadership.ts';
import { openBus } from '#platform/bus/open-bus.ts';
import { databaseName, type Database, openDatabase } from '#platform/db/open-database.ts';
import { withDatabaseName, type Db } from '#platform/db/open-db.ts';
import type { DbServer } from '#platform/db/open-server.ts';
import { createLoadCheck } from '#platform/http/fair-share.ts';
import { type CreateRateLimit, createRateLimits } from '#platform/http/rate-limit.ts';
import { createSharedResponses } from '#platform/http/share-responses.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { type Jobs, openJobs } from '#platform/jobs/open-jobs.ts';
import { createBusyCheck, type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { isClockRight } from '#platform/jobs/site-time.ts';
import { after } from '#platform/jobs/timers.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { createKnownResults } from '#platform/viewer/server/known-results.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { gameSnapshots, gameUpdates } from '#sources/live/server/game-topics.ts';
import { type Hub, createHub, type HubOptions, leadGames } from '#sources/live/server/hub.ts';
import { createRelay, answerRequests } from '#sources/live/server/relayed-responses.ts';
import { withForecast } from '#sources/live/server/with-forecast.ts';
import type { JobParts, StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { seasonOf } from '../operator/backup/backup-format.ts';
import { type BackupWork, workOnBackups } from '../operator/backup/work-on-backups.ts';
import { buildApp } from './build-app.ts';
import { listen } from './listen.ts';
import type { FirstParts, Output } from './open-first-parts.ts';
import type { OpenLeague } from './open-league.ts';
import { openPages } from './open-pages.ts';
import { openUpstream } from './open-upstream.ts';
import { registerSteps } from './register-steps.ts';
import { createRoutes } from './routes.ts';

/** Starts the application: league and database → league clock → upstream client → live games → HTTP. */
export async function startApplication(
  settings: Settings,
  isDevelopment: boolean,
  { print, log, time, opening, stopAtEnd }: FirstParts,
): Promise<void> {
  registerSteps();
  const pages = openPages(isDevelopment);
  const articles = openArticles();
  const { league, server } = await opening;
  const name = databaseName({ ...league, kind: league.shown.kind });
  const database = await openFilledDatabase(server, name, { settings, log });
  const { db } = database;
  const timeJob = await followDatabaseTime({ time, db, log });
  const { clock, shown } = league;
  const metrics = createMetrics();
  const { bus, leadership, leads } = await openSite(settings, { server, name, log });
  const upstream = openUpstream(league, { db, log, metrics, settings, relay: createRelay(bus, leads) });
  const { client, upstreamState } = upstream;
  const shared = createSharedResponses(time.now);
  const { hub, lead } = openLive({ bus, client, clock, db, log, onChange: shared.clearGame });

  const mailer = await openMailer(settings, metrics);
  const jobs = openJobs({ connection: withDatabaseName(directConnection(settings, server), name), log });
  const jobParts = { db, client, clock, after, log };
  const users = playSimulatedUsers({
    league: { ...league, kind: shown.kind },
    count: shown.simulatedFans,
    ...jobParts,
  });
  const results = createKnownResults((day) => readSchedule(client, day));
  const leaderboards = createLeaderboards({ db, clock, realNow: time.now, readReplayed: users.readProgress });
  const players = createPlayerList({ db, client, clock, realNow: time.now });
  const createRateLimit = createRateLimits(db);
  const work = { db, clock, mailer, players, settings, log, createRateLimit, realNow: time.now };
  await workOn(jobs, { ...work, database: name, season: seasonOf(league) });
  for (const react of [leaderboards.invalidate, shared.clear]) bus.subscribe(settled, 'all', react);
  const periodicParts = { ...jobParts, realNow: time.now, jobs, canMail: mailer !== null };
  const periodicJobs = [...createPeriodicJobs(periodicParts), users];
  const ownJobs = [timeJob, ...upstream.storeJobs];

  const watched = { ...jobParts, time, hub, upstreamState, metrics, leadership, settings };
  const app = await buildApp({
    log,
    routes: createRoutes({
      client,
      clock,
      results,
      hub,
      league: shown,
      db,
      leaderboards,
      players,
      random: Math.random,
      realNow: time.now,
      createRateLimit,
      articles,
      contact: settings.contact,
      jobs,
      mailJobs: mailer && jobs,
      publicUrl: settings.publicUrl,
      adminUser: settings.adminUser,
      upstreamHealth: upstream.readHealth,
    }),
    texts: [feedText(articles), ...siteMapTexts(articles)],
    visitors: createVisitors({ db, clock, realNow: time.now, createRateLimit, results }),
    validateResponses: isDevelopment,
    trustedProxies: settings.trustedProxies,
    monitoring: createMonitoring({ ...watched, database: name }),
    publicUrl: settings.publicUrl,
    health: createHealth({ league: shown.kind, upstreamState, database, hub }),
    shared: isDevelopment ? undefined : shared,
    isBusy: createLoadCheck(),
    ...pages,
  });
  const stop = () =>
    stopParts({ app, periodicJobs, ownJobs, hub, lead, upstream, jobs, mailer, bus, leadership, database, league });
  stopAtEnd(stop);
  await startLeading(settings, leadership, lead);
  void preloadToday(client, clock);
  print(`Called Shot is at ${await listenOrStop(app, settings, stop)}`);
  startJobs(ownJobs, periodicJobs, leadership);
}

async function listenOrStop(app: Parts['app'], settings: Settings, stop: () => Promise<void>): Promise<string> {
  return listen(app, settings).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
}

const minute = 60_000;

/** Follows the time of the database, and says so in the log while the clock of this machine is wrong. */
async function followDatabaseTime({ time, db, log }: Pick<Output, 'log' | 'time'> & { db: Db }): Promise<PeriodicJob> {
  const work = async () => {
    await time.measure(db);
    if (isClockRight(time)) return;
    const seconds = Math.round(time.offset / 1000);
    log.error(
      { seconds },
      'The clock of this machine is behind that of the database by these seconds: it is not ready',
    );
  };
  await work();
  return periodicJob({ name: 'database time', work, wait: minute, after, log });
}

/** `own`: the jobs of each process; `ofLeader`: those that one process does for all. */
function startJobs(own: PeriodicJob[], ofLeader: PeriodicJob[], leadership: Leadership): void {
  for (const job of own) job.start();
  leadership.listen((isLeader) => {
    for (const job of ofLeader) void (isLeader ? job.start() : job.stop());
  });
}

/** Resolves when this process follows the games, or another one does. */
async function startLeading({ nats }: Settings, leadership: Leadership, lead: Live['lead']): Promise<void> {
  if (nats === null) lead(true);
  else leadership.listen(lead);
  await leadership.start();
}

type Log = Output['log'];

type Parts = {
  app: Awaited<ReturnType<typeof buildApp>>;
  periodicJobs: readonly PeriodicJob[];
  ownJobs: readonly PeriodicJob[];
  hub: Hub;
  lead(isLeader: boolean): void;
  upstream: ReturnType<typeof openUpstream>;
  jobs: Jobs;
  mailer: Mailer | null;
  bus: Bus;
  leadership: Leadership;
  database: Database;
  league: OpenLeague;
};

/** Stops the parts in phases: streams and requests first, the database and the league last. */
async function stopParts(parts: Parts): Promise<void> {
  const { app, periodicJobs, ownJobs, hub, lead, upstream, jobs, mailer, bus, leadership, database, league } = parts;
  hub.endStreams();
  const jobsStopped = [...periodicJobs, ...ownJobs].map((job) => job.stop());
  await app.close();
  // the requests of visitors have ended; those of the jobs can take as long as the upstream
  upstream.endRequests();
  await Promise.all(jobsStopped);
  lead(false);
  await leadership.stop();
  hub.stop();
  await jobs.stop();
  mailer?.close();
  await bus.close();
  await database.close();
  await league.process?.stop();
}

/** The messages of the processes of the site, and the election of the one that leads. */
async function openSite(settings: Settings, { server, name, log }: { server: DbServer; name: string; log: Log }) {
  const bus = await openBus(settings, [gameSnapshots, gameUpdates], { site: name, log });
  const leadership = createLeadership({
    connection: withDatabaseName(directConnection(settings, server), name),
    after,
    realNow: Date.now,
    log,
    channel: settledChannel,
    onNotification: () => void bus.publish(settled, 'all', null),
  });
  // the only process of a site follows games without its database too
  return { bus, leadership, leads: () => settings.nats === null || leadership.isLeader() };
}

/** Opens the database, and completes rows that depend on this version and on the settings. */
async function openFilledDatabase(
  server: DbServer,
  name: string,
  { settings, log }: { settings: Settings; log: Log },
): Promise<Database> {
  const onError = (error: unknown) => log.error({ err: error }, 'The database closed a connection');
  // a machine that starts can have its database later than this process
  const patience = {
    pauseMs: 2000,
    onAway: (line: string) => log.warn({}, `${line}; it is tried again until it responds`),
  };
  const database = await openDatabase(server, name, onError, settings.isProduction ? patience : undefined);
  await readReminderKeys(database.db);
  await applyAdminUser(database.db, { ...settings, now: Date.now(), log });
  return database;
}

/** The connection to the server without a pooler between. */
const directConnection = ({ databaseDirectUrl }: Settings, server: DbServer): ClientConfig =>
  databaseDirectUrl === null ? server.connection : { connectionString: databaseDirectUrl };

/** Null without the mail settings; `readSettings` checks that they are complete. The mailer is loaded only with them. */
async function openMailer(
  { smtpUrl, mailFrom, publicUrl }: Settings,
  metrics: Pick<Metrics, 'countMail'>,
): Promise<Mailer | null> {
  if (smtpUrl === null || mailFrom === null || publicUrl === null) return null;
  const { createMailer } = await import('#platform/outgoing/create-mailer.ts');
  return countMails(createMailer({ smtpUrl, from: mailFrom, publicUrl }), metrics);
}

/** Reads today's schedule, which the first visitor needs, and with it the copyright notice of every page. */
async function preloadToday(client: StatsApiClient, clock: Clock): Promise<void> {
  await readSchedule(client, { date: baseballDay(clock.now()), level: 1 }).catch(() => null);
}

/** The periodic jobs, which one process of the site does for all. */
function createPeriodicJobs(parts: JobParts & ReminderSender): PeriodicJob[] {
  return [
    followResults(parts),
    followContests(parts),
    followFinalGames({ ...parts, isBusy: createBusyCheck() }),
    recordWantedGames(parts),
    makeForecasts({ ...parts, isBusy: createBusyCheck() }),
    sendReminders(parts),
    sendResults(parts),
  ];
}

/** Does the work of all queues from now on. */
async function workOn(
  jobs: Jobs,
  {
    mailer,
    ...others
  }: Omit<ReminderWork, 'contact' | 'network'> &
    BackupWork &
    PlayerWork & { settings: Settings; createRateLimit: CreateRateLimit },
): Promise<void> {
  const parts = { ...others, contact: pushContact(others.settings), network: null };
  if (mailer !== null) await workOnMail(jobs, { ...parts, mailer });
  await workOnReminders(jobs, { ...parts, mailer });
  await workOnWebhooks(jobs, parts);
  await workOnBackups(jobs, parts);
  await workOnPlayers(jobs, parts);
}

type Options = {
  bus: Bus;
  client: StatsApiClient;
  clock: Clock;
  db: Db;
  log: Log;
  onChange: NonNullable<HubOptions['onChange']>;
};

type Live = {
  hub: Hub;
  /** Follows games and requests responses for all processes of the site, or no longer does. */
  lead(isLeader: boolean): void;
};

/** Opens the hub of the live games. */
function openLive({ bus, client, clock, db, log, onChange }: Options): Live {
  const readerOf = (gamePk: number) => withForecast(createFeedReader(client, gamePk), () => readForecast(db, gamePk));
  const parts = { bus, after, log, random: Math.random, realNow: Date.now };
  let stopLeading = () => {};
  return {
    hub: createHub({ ...parts, onChange }),
    lead(isLeader) {
      stopLeading();
      stopLeading = () => {};
      if (!isLeader) return;
      const stopGames = leadGames({ ...parts, readerOf, clock, budget: client.budget });
      const stopRequests = answerRequests(bus, client);
      stopLeading = () => {
        stopGames();
        stopRequests();
      };
    },
  };
}
