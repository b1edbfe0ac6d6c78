import { Agent } from 'node:https';
import { createUpstreamRecorder } from '#app/operator/monitoring/create-upstream-recorder.ts';
import { type AppOptions, buildApp } from '#app/server/build-app.ts';
import { createRoutes } from '#app/server/routes.ts';
import { createVisitors } from '#features/accounts/server/create-visitors.ts';
import { openArticles } from '#features/articles/server/open-articles.ts';
import { readForecast } from '#features/forecasts/server/read-forecast.ts';
import { createLeaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { createPlayerList } from '#features/players/server/player-list.ts';
import { settled } from '#features/settlement/server/start-version.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createLocalBus } from '#platform/bus/open-bus.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { After } from '#platform/jobs/timers.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import { createKnownResults } from '#platform/viewer/server/known-results.ts';
import { createHub, leadGames } from '#sources/live/server/hub.ts';
import { withForecast } from '#sources/live/server/with-forecast.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';

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
  const stopLeading = leadGames({ ...live, readerOf, clock, budget: client.budget });
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
    viewers: hub.subscriberCount,
  });
  const app = await buildApp({ routes, visitors, health, validateResponses: true, ...options });
  const stop = async () => {
    hub.stop();
    stopLeading();
    await app.close();
  };
  return { app, hub, stop };
}
