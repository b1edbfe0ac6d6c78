import type { FastifyInstance } from 'fastify';
import { createVisitors } from '#features/accounts/server/create-visitors.ts';
import { feedText, openArticles } from '#features/articles/server/open-articles.ts';
import { siteMapTexts } from '#features/articles/server/site-map-texts.ts';
import { readForecast } from '#features/forecasts/server/read-forecast.ts';
import { createLeaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { createPlayerList } from '#features/players/server/player-list.ts';
import { readReminderKeys } from '#features/reminders/server/push-subscriptions.ts';
import { playSimulatedUsers } from '#features/simulated-users/server/play-simulated-users.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createLeadership, type Leadership } from '#platform/bus/create-leadership.ts';
import { databaseName, type Database, openDatabase } from '#platform/db/open-database.ts';
import { withDatabaseName, type Db } from '#platform/db/open-db.ts';
import type { DbServer } from '#platform/db/open-server.ts';
import { createLoadCheck } from '#platform/http/fair-share.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { createSharedResponses } from '#platform/http/share-responses.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { checkNames, type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { isClockRight } from '#platform/jobs/site-time.ts';
import { after } from '#platform/jobs/timers.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { createKnownResults } from '#platform/viewer/server/known-results.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { gameSnapshots, gameUpdates } from '#sources/live/server/game-topics.ts';
import { type Hub, type HubOptions, createHub } from '#sources/live/server/hub.ts';
import { createRelay, answerRequests } from '#sources/live/server/relayed-responses.ts';
import { withForecast } from '#sources/live/server/with-forecast.ts';
import type { Services } from '#sources/services.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { seasonOf } from '../operator/backup/backup-format.ts';
import { workOnBackups } from '../operator/backup/work-on-backups.ts';
import { applyAdminUser } from '../operator/commands/apply-admin-user.ts';
import { countMails } from '../operator/monitoring/count-mails.ts';
import { createHealth } from '../operator/monitoring/create-health.ts';
import { createMetrics, type Metrics } from '../operator/monitoring/create-metrics.ts';
import { createMonitoring } from '../operator/monitoring/serve-monitoring.ts';
import { buildApp } from './build-app.ts';
import { createPeriodicJobs, workOnQueues, registerSteps, createRoutes } from './features.ts';
import { listen } from './listen.ts';
import type { FirstParts, Output } from './open-first-parts.ts';
import { openPages } from './open-pages.ts';
import { openUpstream } from './open-upstream.ts';

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
  const { db, ...database } = await openFilledDatabase(server, name, { settings, log });
  const timeJob = await followDatabaseTime({ time, db, log });
  const metrics = createMetrics();
  const { bus, leadership, relay, jobs } = await openSite(settings, { server, name, log });
  const { client, upstreamState, ...upstream } = openUpstream(league, { db, log, metrics, settings, relay });
  const shared = createSharedResponses(time.now);
  const hub = openHub({ bus, leadership, client, clock: league.clock, db, log, onChange: shared.clearGame });

  const mailer = await openMailer(settings, metrics);
  const services: Services = {
    db,
    client,
    clock: league.clock,
    realNow: time.now,
    after,
    random: Math.random,
    log,
    hub,
    results: createKnownResults((day) => readSchedule(client, day)),
    createRateLimit: createRateLimits(db),
    jobs,
    mailJobs: mailer && jobs,
    league: league.shown,
    publicUrl: settings.publicUrl,
    adminUser: settings.adminUser,
    contact: settings.contact,
    network: null,
  };
  const users = playSimulatedUsers(services, league);
  const leaderboards = createLeaderboards(services, users.readProgress);
  const players = createPlayerList(services);
  await workOnQueues(services, { mailer, players, observeAlert: metrics.observeAlert });
  await workOnBackups(services, { database: name, settings, season: seasonOf(league), log });
  const periodicJobs = [...createPeriodicJobs(services), users];
  const ownJobs = [timeJob, ...upstream.storeJobs];

  const app = await buildApp({
    log,
    routes: createRoutes(services, { articles, leaderboards, players, upstreamHealth: upstream.readHealth }),
    texts: [feedText(articles), ...siteMapTexts(articles)],
    wellKnown: services,
    visitors: createVisitors(services),
    validateResponses: isDevelopment,
    trustedProxies: settings.trustedProxies,
    monitoring: createMonitoring(services, { time, upstreamState, metrics, leadership, database: name, settings }),
    publicUrl: settings.publicUrl,
    health: createHealth(services, { upstreamState, database }),
    shared: isDevelopment ? undefined : shared,
    isBusy: createLoadCheck(),
    ...pages,
  });
  /** In phases: streams and requests first, the database and the league last. */
  const stop = async () => {
    hub.endStreams();
    const jobsStopped = [...periodicJobs, ...ownJobs].map((job) => job.stop());
    await app.close();
    // the requests of visitors have ended; those of the jobs can take as long as the upstream
    upstream.endRequests();
    await Promise.all(jobsStopped);
    await leadership.stop();
    hub.stop();
    await jobs.stop();
    mailer?.close();
    await bus?.close();
    await database.close();
    await league.process?.stop();
  };
  stopAtEnd(stop);
  await leadership.start();
  void preloadToday(services);
  print(`Called Shot is at ${await listenOrStop(app, settings, stop)}`);
  startJobs(ownJobs, periodicJobs, leadership);
}

/** Listens; stops everything if that fails. */
async function listenOrStop(app: FastifyInstance, settings: Settings, stop: () => Promise<void>): Promise<string> {
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
  checkNames([...own, ...ofLeader]);
  for (const job of own) job.start();
  leadership.listen((isLeader) => {
    for (const job of ofLeader) void (isLeader ? job.start() : job.stop());
  });
}

type Log = Output['log'];

/** Null if the site has one process. It loads its library only where it is needed. */
async function openBus({ nats }: Settings, options: { site: string; log: Log }): Promise<Bus | null> {
  if (nats === null) return null;
  const { openNatsBus } = await import('#platform/bus/open-nats-bus.ts');
  return openNatsBus([gameSnapshots, gameUpdates], { nats, ...options });
}

/** The messages of the processes of the site, the election of the one that leads, and the queues of their work. */
async function openSite(settings: Settings, { server, name, log }: { server: DbServer; name: string; log: Log }) {
  const bus = await openBus(settings, { site: name, log });
  // without a pooler between
  const { databaseDirectUrl: url } = settings;
  const connection = withDatabaseName(url === null ? server.connection : { connectionString: url }, name);
  const leadership = createLeadership({
    connection,
    after,
    realNow: Date.now,
    log,
  });
  // the only process of a site follows games without its database too
  const relay = bus === null ? undefined : createRelay(bus, leadership.isLeader);
  return { bus, leadership, relay, jobs: openJobs({ connection, log }) };
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
async function preloadToday({ client, clock }: Services): Promise<void> {
  await readSchedule(client, { date: baseballDay(clock.now()), level: 1 }).catch(() => null);
}

/** Opens the hub of the live games. While this process leads, it reads games and sends requests for all processes of the site. */
function openHub({
  bus,
  leadership,
  client,
  clock,
  db,
  log,
  onChange,
}: Pick<Services, 'client' | 'clock' | 'db'> &
  Pick<HubOptions, 'bus' | 'onChange'> & { leadership: Leadership; log: Log }): Hub {
  const readerOf = (gamePk: number) => withForecast(createFeedReader(client, gamePk), () => readForecast(db, gamePk));
  const parts = { readerOf, clock, budget: client.budget, after, log, random: Math.random, realNow: Date.now };
  const hub = createHub({ ...parts, bus, onChange });
  let stopRequests = () => {};
  leadership.listen((isLeader) => {
    hub.lead(isLeader);
    stopRequests();
    stopRequests = isLeader && bus !== null ? answerRequests(bus, client) : () => {};
  });
  return hub;
}
