import { onTestFinished } from 'vitest';
import { createClock } from '#server/clock.ts';
import type { AppOptions } from '#server/http/build-app.ts';
import { type AppOptions, buildApp } from '#server/http/build-app.ts';
import { createVisitors } from '#server/features/accounts/create-visitors.ts';
import { createLeaderboards } from '#server/features/leaderboard/leaderboards.ts';
import { createPlayerList } from '#server/features/players/player-list.ts';
import { openArticles } from '#server/features/blog/open-articles.ts';
import { createHub } from '#server/live/hub.ts';
import { createRoutes } from '#server/routes.ts';
import { createFeedReader } from '#server/statsapi/live/feed-reader.ts';
import { createStatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { startInventedUpstream } from '#server/statsapi/testing/invented-upstream.ts';
import type { Db } from '#server/db/open-db.ts';
import { noDatabase } from '#server/db/testing/no-database.ts';
import { assembleTestApp } from './assemble-test-app.ts';
import { manualTime } from './manual-time.ts';

const leagueStart = Date.UTC(2031, 5, 1, 19);

/** The whole application on the invented upstream; only timers are in the test's hands. */
export async function startTestApp({ db = noDatabase, ...more }: Partial<AppOptions> & { db?: Db } = {}) {
  const upstream = await startInventedUpstream();
  const time = manualTime();
  const clock = createClock({ realStart: time.now(), leagueStart, speed: 1 }, time.now);
  const log = { warn: () => {} };
  const client = createStatsApiClient({ baseUrl: upstream.url, clock, log, requestsPerSecond: 1000 });
  const parts = { client, clock, db, after: time.after, realNow: time.now };
  const { app, hub, stop } = await assembleTestApp(parts, more);
  onTestFinished(stop);
  const readerOf = (gamePk: number) => createFeedReader(client, gamePk);
  const hub = createHub({ readerOf, clock, log, after: time.after, random: () => 0.5, realNow: time.now });
  const routes = createRoutes({
    client,
    clock,
    hub,
    league: { kind: 'simulated', isStandIn: false },
    db,
    leaderboards: createLeaderboards({ db, clock, realNow: time.now }),
    players: createPlayerList({ db, client, clock, realNow: time.now }),
    random: () => 0.5,
    realNow: time.now,
    articles: openArticles(),
    contact: null,
  });
  const visitors = createVisitors({ db, clock, realNow: time.now });
  const health = async () => ({
    ok: true as const,
    league: 'simulated' as const,
    upstream: { lastAnswerAt: null, isFailing: false },
    database: 'ok' as const,
    uptime: 1,
    watchedGames: hub.gameCount,
    viewers: hub.viewerCount,
  });
  const app = await buildApp({ routes, visitors, health, checkAnswers: true, ...more });
  onTestFinished(async () => {
    hub.stop();
    await app.close();
  });
  return { app, hub, time, upstream };
}
