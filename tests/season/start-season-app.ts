import { buildApp } from '#server/http/build-app.ts';
import { createVisitors } from '#server/features/accounts/create-visitors.ts';
import { createLeaderboards } from '#server/features/leaderboard/leaderboards.ts';
import { followResults } from '#server/features/settlement/result-follower.ts';
import type { Db } from '#server/db/open-db.ts';
import { createHub } from '#server/live/hub.ts';
import type { After } from '#server/live/timers.ts';
import { createRoutes } from '#server/routes.ts';
import { createFeedReader } from '#server/statsapi/live/feed-reader.ts';
import { createStatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { machineTiming, type Timing } from '#server/statsapi/timing.ts';
import type { LeagueThread } from './start-league-thread.ts';

/** Timers that a test does not want: it asks for each round itself. */
const never: After = () => () => {};
/** sessions live in real time, of which a season of the test takes none */
const realNow = () => 1_000_000;

/** However busy the machine is, nobody is served an older answer instead of waiting. */
const timing: Timing = { ...machineTiming, deadline: () => AbortSignal.timeout(120_000) };

/** The whole application on a league whose time stands still; its follower of results looks when it is told to. */
export async function startSeasonApp(db: Db, { url, time }: LeagueThread) {
  const clock = { speed: 1, now: () => time.now };
  const log = { warn: () => {}, error: (detail: object) => failures.push(detail) };
  const failures: object[] = [];
  const client = createStatsApiClient({
    baseUrl: url,
    clock,
    log,
    timing,
    requestsPerSecond: 100_000,
    deadline: 120_000,
  });
  const readerOf = (gamePk: number) => createFeedReader(client, gamePk);
  const hub = createHub({ readerOf, clock, log, after: never, random: () => 0.5, realNow });
  const leaderboards = createLeaderboards({ db, clock, realNow });
  const results = followResults({ db, client, clock, after: never, log });
  const league = { kind: 'simulated', isStandIn: false } as const;
  const app = await buildApp({
    routes: createRoutes({ client, clock, hub, league, db, leaderboards, realNow }),
    visitors: createVisitors({ db, clock, realNow }),
    health: async () => ({
      ok: true,
      league: 'simulated',
      upstream: { lastAnswerAt: null, isFailing: false },
      database: 'ok',
      uptime: 1,
      watchedGames: 0,
      viewers: 0,
    }),
    checkAnswers: false,
  });
  const stop = async () => {
    hub.stop();
    await app.close();
    await results.stop();
  };
  return { app, results, failures, stop };
}
