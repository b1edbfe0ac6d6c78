import type { Db } from '#server/db/open-db.ts';
import { followResults } from '#server/features/settlement/result-follower.ts';
import type { After } from '#server/live/timers.ts';
import { createStatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { machineTiming, type Timing } from '#server/statsapi/client/timing.ts';
import { assembleTestApp } from '#server/testing/assemble-test-app.ts';
import type { LeagueThread } from './start-league-thread.ts';

/** Timers that a test does not want: it asks for each round itself. */
const neverRun: After = () => () => {};
/** sessions live in real time, of which a season of the test takes none */
const realNow = () => 1_000_000;
/** However busy the machine is, nobody is served an older answer instead of waiting. */
const timing: Timing = { ...machineTiming, deadline: () => AbortSignal.timeout(120_000) };

/** The whole application on a league whose time stands still; its follower of results looks when it is told to. */
export async function startSeasonApp(db: Db, { url, time }: LeagueThread) {
  const clock = { speed: 1, now: () => time.now };
  const failures: object[] = [];
  const recordFailure = (detail: object) => failures.push(detail);
  const log = { warn: recordFailure, error: recordFailure };
  const client = createStatsApiClient({
    baseUrl: url,
    clock,
    log,
    timing,
    requestsPerSecond: 100_000,
    deadline: 120_000,
  });
  const results = followResults({ db, client, clock, after: neverRun, log });
  const { app, stop } = await assembleTestApp(
    { client, clock, db, after: neverRun, realNow },
    { validateResponses: false },
  );
  const stopAppAndResults = async () => {
    await stop();
    await results.stop();
  };
  return { app, results, failures, stop: stopAppAndResults };
}
