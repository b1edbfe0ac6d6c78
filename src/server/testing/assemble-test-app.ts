import { Agent } from 'node:https';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { createVisitors } from '#server/features/accounts/create-visitors.ts';
import { createLeaderboards } from '#server/features/leaderboard/leaderboards.ts';
import { settled } from '#server/bus/open-bus.ts';
import type { Bus } from '#server/bus/bus.ts';
import { createPlayerList } from '#server/features/players/player-list.ts';
import { type AppOptions, buildApp } from '#server/http/app/build-app.ts';
import { createRateLimits } from '#server/http/security/rate-limit.ts';
import { openArticles } from '#server/features/blog/open-articles.ts';
import { readForecast } from '#server/features/forecasts/read-forecast.ts';
import { createHub } from '#server/live/hub.ts';
import type { After } from '#server/live/timers.ts';
import { withForecast } from '#server/live/with-forecast.ts';
import { createUpstreamRecorder } from '#server/monitoring/create-upstream-recorder.ts';
import { createRoutes } from '#server/routes.ts';
import type { TestNetwork } from '#server/outgoing/send-to-public-address.ts';
import { createKnownResults } from '#server/viewer-clock/known-results.ts';
import { createLocalBus } from '#server/bus/create-local-bus.ts';
import { leadGames } from '#server/live/lead-games.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import { createFeedReader } from '#server/statsapi/live/feed-reader.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

type Parts = {
  client: StatsApiClient;
  clock: Clock;
  db: Db;
  after: After;
  realNow: () => number;
  /** absent: no work waits, and none has failed */
  jobs?: Jobs;
  mailJobs?: Jobs | null;
  adminUser?: string | null;
  /** absent: no name of a host is known */
  network?: TestNetwork;
  /** of several applications with the same bus, the last one leads */
  bus?: Bus;
  /** counts attempts in the database, as several processes do */
  sharesLimits?: boolean;
};

/** Creates the application as main.ts does, with the test's upstream client, database and timers. */
export async function assembleTestApp(parts: Parts, options: Partial<AppOptions> = {}) {
  const { client, clock, db, after, realNow, mailJobs = null, adminUser = null } = parts;
  const { bus = createLocalBus(), sharesLimits = false } = parts;
  const random = () => 0.5;
  const readerOf = (gamePk: number) => withForecast(createFeedReader(client, gamePk), () => readForecast(db, gamePk));
  const live = { bus, log: { warn: () => {} }, after, random, realNow };
  const hub = createHub(live);
  const stopLeading = leadGames({ ...live, readerOf, clock });
  const recorder = createUpstreamRecorder(clock, { warn: () => {} });
  const leaderboards = createLeaderboards({ db, clock, realNow });
  const results = createKnownResults((day) => readSchedule(client, day));
  bus.subscribe(settled, 'all', leaderboards.invalidate);
  const createRateLimit = createRateLimits(sharesLimits ? db : null);
  const routes = createRoutes({
    client,
    clock,
    results,
    hub,
    league: { kind: 'simulated', isStandIn: false, simulatedFans: 0 },
    db,
    leaderboards,
    players: createPlayerList({ db, client, clock, realNow }),
    random,
    realNow,
    createRateLimit,
    articles: openArticles(),
    jobs: parts.jobs ?? { listWaiting: async () => [], listFailed: async () => [], retryFailed: async () => 0 },
    mailJobs,
    publicUrl: null,
    adminUser,
    network: parts.network ?? { resolve: async () => [], agent: new Agent() },
    upstreamHealth: () => recorder.read({ lastResponseAt: null, isFailing: false }, client.openBreakers()),
    contact: null,
  });
  const visitors = createVisitors({ db, clock, realNow, createRateLimit, results });
  const health = async () => ({
    ok: true as const,
    league: 'simulated' as const,
    upstream: { lastResponseAt: null, isFailing: false },
    database: 'ok' as const,
    uptime: 1,
    watchedGames: hub.gameCount,
    viewers: hub.viewerCount,
  });
  const app = await buildApp({ routes, visitors, health, validateResponses: true, ...options });
  const stop = async () => {
    hub.stop();
    stopLeading();
    await app.close();
  };
  return { app, hub, stop };
}
