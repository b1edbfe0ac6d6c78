import type { ClientConfig } from 'pg';
import { assembleTestApp } from '#app/testing/assemble-test-app.ts';
import { followContests } from '#features/season-predictions/server/follow-contests.ts';
import { followResults } from '#features/settlement/server/result-follower.ts';
import { openDb } from '#platform/db/open-db.ts';
import type { After } from '#platform/jobs/timers.ts';
import { createStatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { dieAtQuery } from './die-at-query.ts';
import { type LeagueThread, timingOf } from './start-league-thread.ts';

/** Timers that never fire; the test runs each round explicitly. */
const neverRun: After = () => () => {};
/** constant real time, so that sessions do not expire during the season */
const realNow = () => 1_000_000;

export type SeasonApp = Awaited<ReturnType<typeof startSeasonApp>>;

/**
 * Starts the whole application with a manual clock and its own connections to the database. The followers of results and
 * contests run only when called.
 */
export async function startSeasonApp(connection: ClientConfig, name: string, { url, time }: LeagueThread) {
  const clock = { speed: 1, now: () => time.now };
  const failures: object[] = [];
  const recordFailure = (detail: object, message: string) => failures.push({ message, ...detail });
  const log = { warn: recordFailure, error: recordFailure };
  const { db, close } = await openDb(connection, name, () => undefined);
  const client = createStatsApiClient({
    baseUrl: url,
    clock,
    log,
    timing: timingOf(clock.now),
    requestsPerSecond: 100_000,
    deadline: 120_000,
  });
  const results = followResults({ db, client, clock, after: neverRun, log });
  const contests = followContests({ db, client, clock, after: neverRun, log });
  const { app, stop } = await assembleTestApp(
    { client, clock, db, after: neverRun, realNow },
    { validateResponses: false },
  );
  let isDead = false;
  return {
    app,
    results,
    contests,
    failures,
    /** Does the work, and dies at the query with this number, or after the work. */
    async dieDuring(work: () => Promise<unknown>, query: number) {
      const die = dieAtQuery(db.$client, query);
      isDead = true;
      await work();
      die();
    },
    async stop() {
      await stop();
      await results.stop();
      await contests.stop();
      if (!isDead) await close();
    },
  };
}
