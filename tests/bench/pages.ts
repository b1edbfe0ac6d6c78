import { startApp } from '#tests/support/start-app.ts';
import { startLeague } from '#tests/support/start-league.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { startLoggingProxy } from './logging-proxy.ts';
import { measuredPages } from './measured-pages.ts';
import { pageSizes } from './page-data.ts';
import { percentile } from './percentile.ts';

/**
 * What each page costs: compressed bytes, requests to the upstream at a second visit, and the server's time from the
 * cache, its visits taking turns with those of an address that asks for nothing (the baseline of the same run).
 */
const visits = Number(process.argv[2] ?? 200);
const baseline = '/assets/icon.svg';
const secondVisits = 3;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const proxy = await startLoggingProxy(league.url);
const app = await startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url, SAVANT_URL: proxy.url, NODE_ENV: 'production' });

try {
  print(
    'page | its data, B | whole page, B | upstream, 2nd visit | p50, ms | p99, ms | processor, ms | baseline p50, p99',
  );
  for (const path of await measuredPages(app.url)) print(await measure(path));
} finally {
  await app.stop();
  proxy.close();
  await league.stop();
}

async function measure(path: string): Promise<string> {
  const { page, data } = await pageSizes(await (await fetch(`${app.url}${path}`)).text());
  const asked = await requestsOfSecondVisit(path);
  const times = { page: [] as number[], baseline: [] as number[] };
  for (let visit = 0; visit < visits; visit++) {
    times.page.push(await timeOf(path));
    times.baseline.push(await timeOf(baseline));
  }
  const processor = await processorOf(path);
  const figures = [times.page, times.baseline].map((of) => [50, 99].map((at) => percentile(of, at).toFixed(1)));
  const [own = [], other = []] = figures;
  return [path, data, page, asked, ...own, processor.toFixed(1), other.join(', ')].join(' | ');
}

/** The least of a few visits: what the application asks for in the background falls into one or another. */
async function requestsOfSecondVisit(path: string): Promise<number> {
  const counts: number[] = [];
  for (let visit = 0; visit < secondVisits; visit++) {
    proxy.forget();
    await timeOf(path);
    counts.push([...proxy.counts().values()].reduce((sum, count) => sum + count, 0));
  }
  return Math.min(...counts);
}

async function timeOf(path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** Milliseconds of processor time for a visit: what is left of the figure when other programs keep the machine busy. */
async function processorOf(path: string): Promise<number> {
  const before = cpuSeconds(app.pid);
  for (let visit = 0; visit < visits; visit++) await timeOf(path);
  return ((cpuSeconds(app.pid) - before) / visits) * 1000;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
