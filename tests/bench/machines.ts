import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openServer } from '#platform/db/open-server.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { startNats } from '#tests/support/nats/start-nats.ts';
import { runNginx } from '#tests/support/proxy/start-nginx.ts';
import { formatConnection } from '../../scripts/image/format-connection.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { print } from './measure/print.ts';
import { formatMemory, readMemory } from './measure/read-memory.ts';

/**
 * Spreads subscribers over three instances behind nginx, with one broker: how long an update takes from the first subscriber to the
 * others, the memory, and what subscribers notice when each part is killed. One instance with as many subscribers is the baseline.
 */
const { values } = parseArgs({
  options: { subscribers: { type: 'string', default: '3000' }, seconds: { type: 'string', default: '60' } },
});
const [subscribers, seconds] = [Number(values.subscribers), Number(values.seconds)];
const watchedGames = 4;
/** Saturday evening: many games in progress */
const season = {
  LEAGUE_SEED: 'machines',
  LEAGUE_OPENING_DAY: '2026-05-27',
  LEAGUE_NOW: '2026-06-06T23:30:00Z',
  LEAGUE_SPEED: '3',
};

/** What `follow-streams.ts` prints: counts, and times in ms. */
const reportSchema = z.object({
  updates: z.number(),
  /** from the first arrival of an update at any subscriber to its arrival at another one */
  median: z.number(),
  p99: z.number(),
  most: z.number(),
  /** the longest time in which a subscriber had no update */
  longestPause: z.number(),
  /** updates that a subscriber did not receive, or received twice */
  missed: z.number(),
  repeated: z.number(),
  reconnected: z.number(),
});

const dataDir = mkdtempSync(join(tmpdir(), 'called-shot-machines-'));
// when run as root, the database server runs under another account, which needs access
chmodSync(dataDir, 0o755);
const database = await openServer({ databaseUrl: null, dataDir });
const league = await startLeague({ LEAGUE: 'simulated', ...season });
const nats = await startNats();
const settings = {
  LEAGUE: 'simulated',
  LEAGUE_URL: league.url,
  DATABASE_URL: formatConnection({ ...database.connection, database: 'postgres' }),
  TRUSTED_PROXIES: '127.0.0.1',
};
try {
  const alone = await startApp(settings);
  await measureAlone(alone);
  await alone.stop();
  const instance = () => startApp({ ...settings, NATS_URL: nats.url });
  // the first one creates the tables and leads
  const apps = [await instance(), await instance(), await instance()];
  await measureThree(apps, instance);
  for (const app of apps) await app.stop();
} finally {
  await nats.stop();
  await league.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureAlone(app: App): Promise<void> {
  const before = readMemory(app.pid);
  const crowd = await openCrowd(app.url, app.url);
  print(`one instance, ${subscribers} subscribers: ${format(await crowd.observe())}`);
  print(`  memory ${formatMemory(before)} → ${formatMemory(readMemory(app.pid))}; ${describeMachineLoad()}`);
  await crowd.stop();
}

async function measureThree(apps: App[], startInstance: () => Promise<App>): Promise<void> {
  const [first] = apps;
  if (first === undefined) return;
  const before = apps.map(({ pid }) => formatMemory(readMemory(pid)));
  let proxy = await runNginx(apps.map(({ url }) => url));
  const crowd = await openCrowd(proxy.url, first.url);
  print(`three instances behind nginx, ${subscribers} subscribers: ${format(await crowd.observe())}`);
  print(
    `  memory ${before.join(', ')} → ${apps.map(({ pid }) => formatMemory(readMemory(pid))).join(', ')}; ${describeMachineLoad()}`,
  );
  process.kill(first.pid, 'SIGKILL');
  print(`the leader killed: ${format(await crowd.observe())}`);
  apps[0] = await startInstance();
  await nats.restart();
  print(`the broker killed and started again: ${format(await crowd.observe())}`);
  const { port } = proxy;
  await proxy.stop('SIGKILL');
  proxy = await runNginx(
    apps.map(({ url }) => url),
    port,
  );
  print(`nginx killed and started again: ${format(await crowd.observe())}`);
  await crowd.stop();
  await proxy.stop('SIGTERM');
}

/** Opens the streams of all subscribers at `url`. `observe` waits and resolves to what they received meanwhile. */
async function openCrowd(url: string, appUrl: string) {
  const games = await listLiveGames(appUrl, watchedGames);
  const program = join(import.meta.dirname, 'measure', 'follow-streams.ts');
  const child = spawn(process.execPath, [program, JSON.stringify({ url, games, count: subscribers })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The subscribers ended')));
  const read = async (): Promise<string> => String((await Promise.race([once(lines, 'line'), ended]))[0]);
  const ask = async () => {
    child.stdin.write('report\n');
    return read();
  };
  await read();
  // the time of connecting does not count
  await ask();
  return {
    async observe() {
      await delay(seconds * 1000);
      return reportSchema.parse(JSON.parse(await ask()));
    },
    async stop() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}

function format({
  updates,
  median,
  p99,
  most,
  longestPause,
  missed,
  repeated,
  reconnected,
}: z.infer<typeof reportSchema>): string {
  const times = [median, p99, most].map((ms) => ms.toFixed(0)).join(', ');
  return `${updates} updates in ${seconds} s, to another subscriber in ${times} ms (median, p99, most); longest time without an update ${(longestPause / 1000).toFixed(1)} s; ${missed} missed, ${repeated} repeated, ${reconnected} connected again`;
}
