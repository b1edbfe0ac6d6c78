import { expect, onTestFinished, test } from 'vitest';
import { assembleTestApp } from '#app/testing/assemble-test-app.ts';
import { createStatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { startLeagueThread, timingOf } from '#tests/season/start-league-thread.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { quickResponses } from './hostile-responses.ts';

const minute = 60_000;
const date = '2026-03-27';
/** Requests of the pages, whose data is stored before the first bad response. The live feed is stored only for the real league. */
const urls = [
  `/api/games?date=${date}`,
  `/api/standings?date=${date}`,
  '/api/standings/race',
  '/api/transactions',
  '/api/teams/147/roster',
  '/api/teams/147/bullpen',
  '/api/league-leaders',
  '/api/rolling-metrics/leader',
  '/api/league',
  '/api/seasons',
  '/api/teams',
];

/** Starts the application with a league whose faults and time the test sets. Every read waits at most for the league. */
async function start() {
  const thread = await startLeagueThread({
    seed: 'hostile',
    openingDay: '2026-03-26',
    now: Date.parse(`${date}T16:00:00Z`),
  });
  onTestFinished(thread.stop);
  const now = () => thread.time.now;
  const client = createStatsApiClient({
    baseUrl: thread.url,
    clock: { now },
    log: { warn: () => undefined },
    timing: timingOf(now),
    requestsPerSecond: 100_000,
  });
  const db = await createTestDatabase();
  const { app, stop } = await assembleTestApp({
    client,
    clock: { speed: 1, now },
    db,
    after: () => () => {},
    realNow: now,
  });
  onTestFinished(stop);
  const setFault = async (fault: object | null) => {
    const method = fault === null ? 'DELETE' : 'POST';
    const response = await fetch(`${thread.url}/league/faults`, {
      method,
      ...(fault && { body: JSON.stringify(fault) }),
    });
    expect(response.status).toBe(200);
    // cached responses are no longer fresh, and pauses after failures end
    thread.time.now += 11 * minute;
  };
  return { app, setFault };
}

test(`${quickResponses.length} kinds of bad responses cause no server error where data is stored, and the next poll is fresh`, async () => {
  const { app, setFault } = await start();
  const problems: string[] = [];
  const readAll = async (name: string) => {
    for (const url of urls) {
      const { statusCode, body } = await app.inject(url);
      if (statusCode >= 500) problems.push(`${name}, ${url}: ${statusCode} ${body.slice(0, 200)}`);
    }
  };
  await readAll('before');
  for (const { name, fault } of quickResponses) {
    await setFault(fault);
    await readAll(name);
    await setFault(null);
    const { statusCode, body } = await app.inject(`/api/games?date=${date}`);
    if (statusCode !== 200 || body.includes('"isStale":true')) problems.push(`${name}, after: ${statusCode}`);
  }
  expect(problems).toEqual([]);
}, 300_000);
