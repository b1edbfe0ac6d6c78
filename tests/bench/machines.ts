import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServer } from '#platform/db/open-server.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { startNats } from '#tests/support/nats/start-nats.ts';
import { runNginx } from '#tests/support/proxy/start-nginx.ts';
import { formatConnection } from '../../scripts/image/format-connection.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { type CrowdReport, openCrowd } from './measure/open-crowd.ts';
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

const crowdOf = ({ url }: App) => ({ appUrl: url, games: watchedGames, subscribers });

async function measureAlone(app: App): Promise<void> {
  const before = readMemory(app.pid);
  const crowd = await openCrowd({ url: app.url, ...crowdOf(app) });
  print(`one instance, ${subscribers} subscribers: ${format(await crowd.observe(seconds))}`);
  print(`  memory ${formatMemory(before)} → ${formatMemory(readMemory(app.pid))}; ${describeMachineLoad()}`);
  await crowd.stop();
}

async function measureThree(apps: App[], startInstance: () => Promise<App>): Promise<void> {
  const [first] = apps;
  if (first === undefined) return;
  const before = apps.map(({ pid }) => formatMemory(readMemory(pid)));
  let proxy = await runNginx(apps.map(({ url }) => url));
  const crowd = await openCrowd({ url: proxy.url, ...crowdOf(first) });
  print(`three instances behind nginx, ${subscribers} subscribers: ${format(await crowd.observe(seconds))}`);
  print(
    `  memory ${before.join(', ')} → ${apps.map(({ pid }) => formatMemory(readMemory(pid))).join(', ')}; ${describeMachineLoad()}`,
  );
  process.kill(first.pid, 'SIGKILL');
  print(`the leader killed: ${format(await crowd.observe(seconds))}`);
  apps[0] = await startInstance();
  await nats.restart();
  print(`the broker killed and started again: ${format(await crowd.observe(seconds))}`);
  const { port } = proxy;
  await proxy.stop('SIGKILL');
  proxy = await runNginx(
    apps.map(({ url }) => url),
    port,
  );
  print(`nginx killed and started again: ${format(await crowd.observe(seconds))}`);
  await crowd.stop();
  await proxy.stop('SIGTERM');
}

function format({ updates, median, p99, most, longestPause, missed, repeated, reconnected }: CrowdReport): string {
  const times = [median, p99, most].map((ms) => ms.toFixed(0)).join(', ');
  return `${updates} updates in ${seconds} s, to another subscriber in ${times} ms (median, p99, most); longest time without an update ${(longestPause / 1000).toFixed(1)} s; ${missed} missed, ${repeated} repeated, ${reconnected} connected again`;
}
