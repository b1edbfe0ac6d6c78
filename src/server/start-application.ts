import type { ClientConfig } from 'pg';
import { applyAdminUser } from './admin/apply-admin-user.ts';
import { openPages } from './http/pages/open-pages.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from './clock.ts';
import { createGameJobs } from './create-game-jobs.ts';
import { feedText } from './features/blog/feed-text.ts';
import { openArticles } from './features/blog/open-articles.ts';
import { createVisitors } from './features/accounts/create-visitors.ts';
import { buildApp } from './http/app/build-app.ts';
import { createLeaderboards } from './features/leaderboard/leaderboards.ts';
import { pushContact } from './features/reminders/push-contact.ts';
import { readReminderKeys } from './features/reminders/reminder-keys.ts';
import { sendReminders } from './features/reminders/send-reminders.ts';
import { createPlayerList } from './features/players/player-list.ts';
import { siteMapTexts } from './features/site-map/site-map-texts.ts';
import { settledChannel } from './features/settlement/settle-game.ts';
import { playSimulatedFans } from './features/simulated-fans/play-simulated-fans.ts';
import { deliverWebhooks } from './features/webhooks/deliver-webhooks.ts';
import { databaseName } from './db/database-name.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { withDatabaseName } from './db/open-db.ts';
import { createPeerSession, type PeerSession } from './db/peer-session.ts';
import type { DbServer } from './db/open-server.ts';
import type { OpenLeague } from './league-process/open-league.ts';
import { type Jobs, openJobs } from './jobs/open-jobs.ts';
import { workOn } from './jobs/work-on.ts';
import { listen } from './listen.ts';
import { createRateLimits } from './http/security/rate-limit.ts';
import { createKnownResults } from './viewer-clock/known-results.ts';
import { createSharedResponses } from './http/shared/share-responses.ts';
import type { Hub } from './live/hub.ts';
import { after } from './live/timers.ts';
import type { Mailer } from './mail/mail.ts';
import type { FirstParts } from './open-first-parts.ts';
import type { Output } from './open-league-and-server.ts';
import { connectionsPerWorker } from './workers/connections-per-worker.ts';
import { openHub } from './open-hub.ts';
import { openUpstream } from './open-upstream.ts';
import type { PeriodicJob } from './periodic-job.ts';
import { createRoutes } from './routes.ts';
import { seasonOf } from './backup/backup-season.ts';
import { scheduleBackups } from './backup/schedule-backups.ts';
import { createHealth } from './monitoring/create-health.ts';
import { createMetrics } from './monitoring/create-metrics.ts';
import { createMonitoring } from './monitoring/create-monitoring.ts';
import type { Settings } from './settings.ts';
import { readSchedule } from './statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';

/** Starts the application: league and database → league clock → upstream client → live games → HTTP. */
export async function startApplication(
  settings: Settings,
  isDevelopment: boolean,
  { print, log, isWorker, opening, stopAtEnd }: FirstParts,
): Promise<void> {
  const pages = openPages(isDevelopment);
  const articles = openArticles();
  const { league, server } = await opening;
  const name = databaseName({ ...league, kind: league.shown.kind });
  const database = await openFilledDatabase(server, name, { settings, log });
  const { db } = database;
  const peers = createPeerSession({ db, after });
  // no other process uses a database of this one's own
  const sharedPeers = settings.databaseUrl !== null || isWorker ? peers : null;
  const { clock, shown } = league;
  const metrics = createMetrics({ isWorker });
  const upstream = openUpstream(league, { db, log, metrics, settings, peers: sharedPeers });
  const { client, upstreamState } = upstream;
  const shared = createSharedResponses(Date.now);
  const hub = openHub({ client, clock, db, peers: sharedPeers, log, onChange: shared.clearGame });

  const mailer = await openMailer(settings);
  const jobs = openJobs({ connection: withDatabaseName(directConnection(settings, server), name), log });
  await workOn(jobs, { db, mailer, realNow: Date.now, contact: pushContact(settings), network: null });
  const jobParts = { db, peers, client, clock, after, log };
  const fans = playSimulatedFans({ league: { ...league, kind: shown.kind }, count: shown.simulatedFans, ...jobParts });
  const results = createKnownResults(client);
  const leaderboards = createLeaderboards({ db, clock, realNow: Date.now, readReplayed: fans.readProgress });
  const players = createPlayerList({ db, client, clock, realNow: Date.now });
  for (const react of [leaderboards.invalidate, shared.clear]) peers.listen(settledChannel, react);
  const periodicJobs = [
    ...upstream.storeJobs,
    ...createGameJobs(jobParts, players),
    deliverWebhooks({ ...jobParts, realNow: Date.now }),
    sendReminders({ ...jobParts, realNow: Date.now, jobs, canMail: mailer !== null }),
    scheduleBackups({ db, peers, database: name, season: seasonOf(league), settings, after, realNow: Date.now, log }),
    fans,
  ];

  const createRateLimit = createRateLimits(db);
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
      realNow: Date.now,
      createRateLimit,
      articles,
      contact: settings.contact,
      mailJobs: mailer && jobs,
      publicUrl: settings.publicUrl,
      adminUser: settings.adminUser,
      upstreamHealth: upstream.readHealth,
    }),
    texts: [feedText(articles), ...siteMapTexts(articles)],
    visitors: createVisitors({ db, clock, realNow: Date.now, createRateLimit, results }),
    validateResponses: isDevelopment,
    trustedProxies: settings.trustedProxies,
    monitoring: createMonitoring({ db, clock, hub, client, upstreamState, metrics, settings }),
    publicUrl: settings.publicUrl,
    health: createHealth({ league: shown.kind, upstreamState, database, hub }),
    shared: isDevelopment ? undefined : shared,
    ...pages,
  });
  const stop = () => stopParts({ app, periodicJobs, hub, upstream, jobs, mailer, peers, database, league });
  stopAtEnd(stop);
  void preloadToday(client, clock);
  const address = await listen(app, { ...settings, isWorker }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  if (isWorker) process.send?.({ listensAt: address });
  else print(`Called Shot is at ${address}`);
  for (const job of periodicJobs) job.start();
}

type Log = Output['log'];

type Parts = {
  app: Awaited<ReturnType<typeof buildApp>>;
  periodicJobs: readonly PeriodicJob[];
  hub: Hub;
  upstream: ReturnType<typeof openUpstream>;
  jobs: Jobs;
  mailer: Mailer | null;
  peers: PeerSession;
  database: Database;
  league: OpenLeague;
};

/** Stops the parts in phases: streams and requests first, the database and the league last. */
async function stopParts({
  app,
  periodicJobs,
  hub,
  upstream,
  jobs,
  mailer,
  peers,
  database,
  league,
}: Parts): Promise<void> {
  hub.endStreams();
  const jobsStopped = periodicJobs.map((job) => job.stop());
  await app.close();
  // the requests of visitors have ended; those of the jobs can take as long as the upstream
  upstream.endRequests();
  await Promise.all(jobsStopped);
  await hub.stop();
  await jobs.stop();
  mailer?.close();
  await peers.close();
  await database.close();
  await league.process?.stop();
}

/** Opens the database, and completes rows that depend on this version and on the settings. */
async function openFilledDatabase(
  server: DbServer,
  name: string,
  { settings, log }: { settings: Settings; log: Log },
): Promise<Database> {
  const onError = (error: unknown) => log.error({ err: error }, 'The database closed a connection');
  const database = await openDatabase(server, name, onError, connectionsPerWorker(settings.workers));
  await readReminderKeys(database.db);
  await applyAdminUser(database.db, { ...settings, now: Date.now(), log });
  return database;
}

/** The connection to the server without a pooler between. */
const directConnection = ({ databaseDirectUrl }: Settings, server: DbServer): ClientConfig =>
  databaseDirectUrl === null ? server.connection : { connectionString: databaseDirectUrl };

/** Null without the mail settings; `readSettings` checks that they are complete. The mailer is loaded only with them. */
async function openMailer({ smtpUrl, mailFrom, publicUrl }: Settings): Promise<Mailer | null> {
  if (smtpUrl === null || mailFrom === null || publicUrl === null) return null;
  const { createMailer } = await import('./mail/create-mailer.ts');
  return createMailer({ smtpUrl, from: mailFrom, publicUrl });
}

/** Reads today's schedule, which the first visitor needs, and with it the copyright notice of every page. */
async function preloadToday(client: StatsApiClient, clock: Clock): Promise<void> {
  await readSchedule(client, { date: baseballDay(clock.now()), level: 1 }).catch(() => null);
}
