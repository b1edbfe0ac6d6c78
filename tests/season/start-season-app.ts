import type { Db } from '#server/db/open-db.ts';
import { followResults } from '#server/features/settlement/result-follower.ts';
import type { After } from '#server/live/timers.ts';
import { createStatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { machineTiming, type Timing } from '#server/statsapi/client/timing.ts';
import { assembleTestApp } from '#server/testing/assemble-test-app.ts';
import type { LeagueThread } from './start-league-thread.ts';

/** Timers that never fire; the test runs each round explicitly. */
const neverRun: After = () => () => {};
/** constant real time, so that sessions do not expire during the season */
const realNow = () => 1_000_000;
/** A long deadline, so that a slow machine does not cause stale responses. */
const timing: Timing = { ...machineTiming, deadline: () => AbortSignal.timeout(120_000) };

/** Starts the whole application on a league with a manual clock. The result follower runs only when called. */
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
