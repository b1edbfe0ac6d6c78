import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { seasonChances } from '#features/chances/tables.ts';
import { openDb } from '#platform/db/open-db.ts';
import { openServer } from '#platform/db/open-server.ts';
import { simulateChances, usualSeasons } from '#rules/baseball/chances/simulate-chances.ts';
import { inventedKnownSeason, inventedSchedule } from '#rules/baseball/chances/testing/invented-known-season.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { formatConnection } from '../../scripts/image/format-connection.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { openCrowd } from './measure/open-crowd.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { readMetric } from './measure/read-metric.ts';

/**
 * Measures the processor time of the chances of a season from its first day. The reference is a fixed loop of whole numbers. Then viewers
 * follow live games of an application, which first simulates nothing, and then again and again; also the delay of its event loop counts.
 */
const games = inventedSchedule({ rounds: 162, decided: 0, seed: 1 });
const tonight = games.slice(0, 15).map(({ gamePk }) => ({ gamePk, homeChance: 0.54 }));
const loopSteps = 1e9;
const runs = 5;

function runLoop(): number {
  let value = 1;
  for (let step = 0; step < loopSteps; step += 1) value = (Math.imul(value, 31) + step) | 0;
  return value;
}

/** The median of several runs, in seconds of the processor. */
function measure(work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return percentile(times, 50);
}

const loop = measure(runLoop);
print(`reference, a loop of ${loopSteps} steps: ${loop.toFixed(2)} s; ${describeMachineLoad()}`);
for (const [name, forecasts] of [
  ['without games of tonight', []],
  [`with ${tonight.length} games of tonight`, tonight],
] as const) {
  const known = inventedKnownSeason({ games, tonight: forecasts, weekFrom: games[0]?.date ?? null });
  const seconds = measure(() => simulateChances(known, { seasons: usualSeasons, seed: 1 }));
  print(`${usualSeasons} seasons ${name}: ${seconds.toFixed(2)} s, ${(seconds / loop).toFixed(2)} × the loop`);
}

const settings = {
  LEAGUE_SEED: 'chances',
  LEAGUE_OPENING_DAY: '2026-05-27',
  LEAGUE_NOW: '2026-06-06T23:30:00Z',
  // the job looks for work every five seconds
  LEAGUE_SPEED: '12',
};
const databaseOfLeague = 'called_shot_simulated_2026_05_27_chances';
const [subscribers, seconds] = [1000, 45];
const token = 'the token of a bench';

const isUsual = eq(seasonChances.seasons, usualSeasons);
const dataDir = mkdtempSync(join(tmpdir(), 'called-shot-chances-'));
// when run as root, the database server runs under another account, which needs access
chmodSync(dataDir, 0o755);
const database = await openServer({ databaseUrl: null, dataDir });
const url = formatConnection({ ...database.connection, database: 'postgres' });
const app = await startApp({ LEAGUE: 'simulated', DATABASE_URL: url, METRICS_TOKEN: token, ...settings });
const { db, close } = await openDb(database.connection, databaseOfLeague, () => undefined);

/** Removes the chances of now, which the job makes again. Returns how often they were there. */
async function removeForSeconds(): Promise<number> {
  let removed = 0;
  for (let step = 0; step < 2 * seconds; step += 1) {
    removed += (await db.delete(seasonChances).where(isUsual).returning({ day: seasonChances.day })).length;
    await delay(500);
  }
  return removed;
}

/** Describes what the subscribers receive in some time, and the delay of the application's event loop. */
async function observe(crowd: Awaited<ReturnType<typeof openCrowd>>): Promise<string> {
  // reading the delay begins a new measurement
  const readDelay = () => readMetric(app.url, { name: 'nodejs_eventloop_lag_p99_seconds', token });
  await readDelay();
  const { median, p99 } = await crowd.observe(seconds);
  const delayOfLoop = 1000 * (await readDelay());
  return `${median.toFixed(1)}, ${p99.toFixed(0)}, ${delayOfLoop.toFixed(0)} ms`;
}

try {
  while ((await db.$count(seasonChances, isUsual)) === 0) await delay(1000);
  // no day is missing
  await db.execute(sql`
    insert into season_chances (season, as_of, day, computed_at, version, seed, seasons, games, earlier_results, results, clubs)
    select 2026, day + interval '9 hours', day, now(), 1, 1, 0, 0, '', '', '[]'
    from generate_series('2026-05-27'::timestamptz, '2026-06-05', '1 day') day on conflict do nothing`);
  const crowd = await openCrowd({ url: app.url, appUrl: app.url, games: 4, subscribers });
  const without = await observe(crowd);
  const [meanwhile, simulations] = await Promise.all([observe(crowd), removeForSeconds()]);
  print(
    `${subscribers} subscribers, update to another one, median and p99 in ${seconds} s, and p99 of the loop's delay; ${describeMachineLoad()}`,
  );
  print(`without a simulation ${without}`);
  print(`with ${simulations} simulations ${meanwhile}`);
  await crowd.stop();
} finally {
  await app.stop();
  await close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
