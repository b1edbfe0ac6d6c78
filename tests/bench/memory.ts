import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { growthPerHour, type Sample } from './measure/growth-per-hour.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { print } from './measure/print.ts';
import { formatMemory, type Memory, readMemory } from './measure/read-memory.ts';
import { type Site, startSite } from './measure/start-site.ts';

/**
 * Measures the time from `npm start` to the first page, on a fresh data folder and on restarts, and the resident memory of the
 * application and of the simulated league: after the start, with the streams of many subscribers, and its growth in a fast league
 * while subscribers join and leave. A Node program that only serves HTTP is the baseline.
 */
const { values } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '5' },
    restarts: { type: 'string', default: '3' },
  },
});
const [subscribers, minutes, restarts] = [values.subscribers, values.minutes, values.restarts].map(Number);
const settleMs = 20_000;
const sampleMs = 1000;
/** of the growth: subscribers, and how many leave each second */
const crowd = { count: 200, leaving: 5 };
const speed = 60;

const folder = mkdtempSync(join(tmpdir(), 'called-shot-memory-'));
// when run as root, the database server runs under another account, which needs access
chmodSync(folder, 0o755);
try {
  print(`node:http only: ${formatMemory(await measureBareNode())}`);
  await measureStarts();
  if (subscribers) await withSite({ DATA_DIR: join(folder, 'starts') }, measureSubscribers);
  if (minutes) await withSite({ DATA_DIR: join(folder, 'growth'), LEAGUE_SPEED: String(speed) }, measureGrowth);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureStarts(): Promise<void> {
  for (let run = 0; run <= (restarts ?? 0); run++) {
    await withSite({ DATA_DIR: join(folder, 'starts') }, async (site) => {
      const kind = run === 0 ? 'fresh data folder' : 'restart with data';
      print(`${kind}: first page ${(site.firstPageAfter / 1000).toFixed(2)} s after npm start; ${formatBoth(site)}`);
      await delay(settleMs);
      print(`${kind}, ${settleMs / 1000} s later: ${formatBoth(site)}`);
    });
  }
}

async function measureSubscribers(site: Site): Promise<void> {
  const paths = await streamPaths(site);
  await delay(settleMs);
  const before = readMemory(site.application);
  const stop = await holdStreams(site, { paths, count: subscribers ?? 0, leaving: 0 });
  await delay(settleMs);
  const after = readMemory(site.application);
  await stop();
  const more = after.rss - before.rss;
  const each = ((more * 1024) / (subscribers ?? 1)).toFixed(1);
  print(
    `${subscribers} subscribers of ${paths.length} games: application ${formatMemory(before)} → ${formatMemory(after)}`,
  );
  print(`  ${more.toFixed(1)} MB in all, ${each} kB per subscriber`);
}

async function measureGrowth(site: Site): Promise<void> {
  const stop = await holdStreams(site, { paths: await streamPaths(site), ...crowd });
  const samples = { application: [] as Sample[], league: [] as Sample[] };
  const end = Date.now() + (minutes ?? 0) * 60_000;
  for (let at = Date.now(); at < end; at = Date.now()) {
    for (const name of ['application', 'league'] as const)
      samples[name].push({ at, value: readMemory(site[name]).rss });
    await delay(sampleMs);
  }
  await stop();
  for (const name of ['application', 'league'] as const) {
    // the first half is the warm-up
    const later = samples[name].slice(samples[name].length / 2);
    const [first, last] = [samples[name][0]?.value ?? 0, samples[name].at(-1)?.value ?? 0];
    print(`${name}, ${minutes} minutes at speed ${speed}: ${first.toFixed(1)} → ${last.toFixed(1)} MB`);
    print(`  growth in the second half: ${growthPerHour(later).toFixed(1)} MB per hour`);
  }
}

async function streamPaths({ url }: Site): Promise<string[]> {
  return (await listLiveGames(url, 15)).map((gamePk) => `/api/games/${gamePk}/stream`);
}

type Streams = { paths: string[]; count: number; leaving: number };

/** Resolves when all streams have begun. The returned function ends them. */
async function holdStreams({ url }: Site, streams: Streams): Promise<() => Promise<unknown>> {
  const order = JSON.stringify({ port: Number(new URL(url).port), ...streams });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'measure', 'hold-streams.ts'), order], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return () => {
    const ended = once(child, 'close');
    child.stdin.end();
    return ended;
  };
}

async function measureBareNode(): Promise<Memory> {
  const program = `require('node:http').createServer((_, response) => response.end()).listen(0, () => console.log(1))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const memory = readMemory(child.pid ?? 0);
  child.kill();
  return memory;
}

async function withSite(settings: Record<string, string>, work: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite(settings);
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

function formatBoth({ application, league }: Site): string {
  return `application ${formatMemory(readMemory(application))}, league ${formatMemory(readMemory(league))}`;
}
