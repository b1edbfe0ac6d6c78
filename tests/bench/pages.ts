import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { startCountingProxy } from './measure/counting-proxy.ts';
import { listMeasuredPages } from './measure/list-measured-pages.ts';
import { measurePageSizes } from './measure/measure-page-sizes.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { productionSettings } from './measure/production-settings.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';

/**
 * Measures each page: compressed bytes, upstream requests at a second visit, and the response time from the cache. Requests for
 * a static file, the baseline, alternate with those for the page.
 */
const visits = Number(process.argv[2] ?? 200);
const baseline = '/assets/icon.svg';
const secondVisits = 3;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const proxy = await startCountingProxy(league.url);
const app = await startApp({ ...productionSettings(proxy.url), TRUSTED_PROXIES: '127.0.0.1' });

try {
  print(
    'page | its data, B | whole page, B | upstream, 2nd visit | p50, ms | p99, ms | processor, ms | baseline p50, p99',
  );
  for (const path of await listMeasuredPages(app.url)) print(await measure(path));
} finally {
  await app.stop();
  proxy.close();
  await league.stop();
}

async function measure(path: string): Promise<string> {
  const { page, data } = await measurePageSizes(await (await fetch(`${app.url}${path}`)).text());
  const requests = await countRequestsOfSecondVisit(path);
  const times = { page: [] as number[], baseline: [] as number[] };
  for (let visit = 0; visit < visits; visit++) {
    times.page.push(await measureVisit(path));
    times.baseline.push(await measureVisit(baseline));
  }
  const processor = await measureProcessorTime(path);
  const figures = [times.page, times.baseline].map((of) => [50, 99].map((at) => percentile(of, at).toFixed(1)));
  const [own = [], other = []] = figures;
  return [path, data, page, requests, ...own, processor.toFixed(1), other.join(', ')].join(' | ');
}

/** The minimum of a few visits, because background requests of the application can coincide with one. */
async function countRequestsOfSecondVisit(path: string): Promise<number> {
  const counts: number[] = [];
  for (let visit = 0; visit < secondVisits; visit++) {
    proxy.reset();
    await measureVisit(path);
    counts.push([...proxy.counts().values()].reduce((sum, count) => sum + count, 0));
  }
  return Math.min(...counts);
}

async function measureVisit(path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return performance.now() - start;
}

/** Milliseconds of processor time per visit, a figure that hardly depends on the load of the machine. */
async function measureProcessorTime(path: string): Promise<number> {
  const before = readCpuSeconds(app.pid);
  for (let visit = 0; visit < visits; visit++) await measureVisit(path);
  return ((readCpuSeconds(app.pid) - before) / visits) * 1000;
}
