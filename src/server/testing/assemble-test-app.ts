import { Agent } from 'node:https';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { createVisitors } from '#server/features/accounts/create-visitors.ts';
import { createLeaderboards } from '#server/features/leaderboard/leaderboards.ts';
import { settledChannel } from '#server/features/settlement/settle-game.ts';
import type { PeerSession } from '#server/db/peer-session.ts';
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
import { soleReader } from '#server/live/live-reader.ts';
import { createFeedReader } from '#server/statsapi/live/feed-reader.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

type Parts = {
  client: StatsApiClient;
  clock: Clock;
  db: Db;
  after: After;
  realNow: () => number;
  mailJobs?: Jobs | null;
  adminUser?: string | null;
  /** absent: no name of a host is known */
  network?: TestNetwork;
  /** null: no other process uses the database */
  peers?: PeerSession | null;
};

/** Creates the application as main.ts does, with the test's upstream client, database and timers. */
export async function assembleTestApp(parts: Parts, options: Partial<AppOptions> = {}) {
  const { client, clock, db, after, realNow, mailJobs = null, adminUser = null, peers = null } = parts;
  const random = () => 0.5;
  const readerOf = (gamePk: number) =>
    withForecast(soleReader(createFeedReader(client, gamePk)), () => readForecast(db, gamePk));
  const hub = createHub({ readerOf, clock, log: { warn: () => {} }, after, random, realNow });
  const recorder = createUpstreamRecorder(clock, { warn: () => {} });
  const leaderboards = createLeaderboards({ db, clock, realNow });
  const results = createKnownResults(client);
  peers?.listen(settledChannel, leaderboards.invalidate);
  const createRateLimit = createRateLimits(peers && db);
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
    await hub.stop();
    await app.close();
  };
  return { app, hub, stop };
}
