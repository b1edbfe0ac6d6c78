import { Agent } from 'node:https';
import { createVisitors } from '#features/accounts/server/create-visitors.ts';
import { openArticles } from '#features/articles/server/open-articles.ts';
import { readForecast } from '#features/forecasts/server/read-forecast.ts';
import { createLeaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { createPlayerList } from '#features/players/server/player-list.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import { createKnownResults } from '#platform/viewer/server/known-results.ts';
import { createHub } from '#sources/live/server/hub.ts';
import { withForecast } from '#sources/live/server/with-forecast.ts';
import type { Services } from '#sources/services.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { createUpstreamRecorder } from '../operator/monitoring/create-upstream-recorder.ts';
import { type AppOptions, buildApp } from '../server/build-app.ts';
import { createRoutes } from '../server/features.ts';

/** Absent services do nothing: no mail is sent, no work waits, and no name of a host is known. */
type Given = Partial<Services> &
  Pick<Services, 'client' | 'clock' | 'db' | 'after' | 'realNow'> & {
    /** the games have no leader if there are several applications */
    bus?: Bus | null;
    /** counts attempts in the database, as several processes do */
    sharesLimits?: boolean;
  };

/** Creates the application as main.ts does, with the test's upstream client, database and timers. */
export async function assembleTestApp(
  { bus = null, sharesLimits = false, ...given }: Given,
  options: Partial<AppOptions> = {},
) {
  const { client, clock, db, after, realNow } = given;
  const random = () => 0.5;
  const readerOf = (gamePk: number) => withForecast(createFeedReader(client, gamePk), () => readForecast(db, gamePk));
  const log = { warn: () => {} };
  const hub = createHub({ bus, log, after, random, realNow, readerOf, clock, budget: client.budget });
  const recorder = createUpstreamRecorder(clock, { warn: () => {} });
  const services: Services = {
    random,
    log: { error: () => {} },
    hub,
    results: createKnownResults((day) => readSchedule(client, day)),
    createRateLimit: createRateLimits(sharesLimits ? db : null),
    jobs: noJobs,
    mailJobs: null,
    league: { kind: 'simulated', isStandIn: false, simulatedFans: 0 },
    publicUrl: null,
    adminUser: null,
    contact: null,
    network: { resolve: async () => [], createAgent: (wanted) => new Agent(wanted) },
    ...given,
  };
  const leaderboards = createLeaderboards(services);
  const routes = createRoutes(services, {
    articles: openArticles(),
    leaderboards,
    players: createPlayerList(services),
    upstreamHealth: () => recorder.read({ lastResponseAt: null, isFailing: false }, client.openBreakers()),
  });
  const visitors = createVisitors(services);
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
    await app.close();
  };
  return { app, hub, services, stop };
}
