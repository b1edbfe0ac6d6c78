import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { fixedPages } from '#platform/api/fixed-pages.ts';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { pages as pageTable } from '#platform/api/pages.ts';
import { fetchAsNewVisitor } from '#tests/bench/measure/fetch-as-new-visitor.ts';
import { listMeasuredPages } from '#tests/bench/measure/list-measured-pages.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { quickResponses, slowResponses, type HostileResponse } from './hostile-responses.ts';

/**
 * Requests every page of the running application while its upstream sends bad responses, one kind after the other. Reports
 * server errors, data that is not fresh at the first request afterwards, and memory of more than 200 MB above that at rest.
 */
const mostExtraMb = 200;
const mostAttempts = 10;
/** part of the names of the responses; without it, all */
const [only = ''] = process.argv.slice(2);
const responses = [...quickResponses, ...slowResponses].filter(({ name }) => name.includes(only));
const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const app = await startApp({
  LEAGUE: 'mlb',
  TRUSTED_PROXIES: '127.0.0.1',
  STATS_API_URL: league.url,
  SAVANT_URL: league.url,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shift-time.ts')}`,
});

const problems: string[] = [];
const print = (line: string) => process.stdout.write(`${line}\n`);

function report(problem: string): void {
  problems.push(problem);
  print(problem);
}

/** Resident memory of the application in MB. */
function readMemory(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function expireResponses(): Promise<void> {
  process.kill(app.pid, 'SIGUSR2');
  // the signal is handled between two events
  await fetch(`${app.url}/healthz`);
  await sleep(50);
}

async function setFault(fault: HostileResponse['fault'] | null): Promise<void> {
  const method = fault === null ? 'DELETE' : 'POST';
  const { ok } = await fetch(`${league.url}/league/faults`, {
    method,
    ...(fault && { body: JSON.stringify(fault) }),
  });
  if (!ok) throw new Error(`The league rejects ${JSON.stringify(fault)}`);
  await expireResponses();
}

async function readPages(pages: readonly string[], name: string): Promise<void> {
  for (const page of pages) {
    const response = await fetchAsNewVisitor(`${app.url}${page}`);
    await response.arrayBuffer();
    if (response.status >= 500) report(`${name}, ${page}: status ${response.status}`);
  }
}

/** One read of the upstream is enough. It may take longer than the two seconds for which a response waits. */
async function checkFreshness(name: string): Promise<void> {
  for (const path of ['/api/games', '/api/standings']) {
    let isFresh = false;
    for (let attempt = 0; attempt < mostAttempts && !isFresh; attempt += 1) {
      if (attempt > 0) await sleep(1000);
      const body: unknown = await (await fetch(`${app.url}${path}`)).json();
      const { success, data } = z.object({ freshness: freshnessSchema }).safeParse(body);
      isFresh = success && !data.freshness.isStale;
    }
    if (!isFresh) report(`${name}, afterwards: ${path} is not fresh`);
  }
}

/** The URL without a player shows another player each time, whose data may not be stored yet. */
const isStored = (page: string) => page !== pageTable.player.path;

try {
  const listed = [...fixedPages().map(({ path }) => path), ...(await listMeasuredPages(app.url))];
  const pages = [...new Set(listed)].filter(isStored);
  for (let round = 0; round < 2; round += 1) await readPages(pages, 'before');
  const idle = readMemory();
  let most = idle;
  for (const { name, fault } of responses) {
    await setFault(fault);
    await readPages(pages, name);
    most = Math.max(most, readMemory());
    await setFault(null);
    await checkFreshness(name);
    await readPages(pages, `after ${name}`);
    print(`${name}: ${problems.length} problems so far, ${Math.round(readMemory())} MB`);
  }
  if (most - idle > mostExtraMb) report(`memory of ${Math.round(most)} MB, at rest ${Math.round(idle)} MB`);
  print(
    `${responses.length} kinds on ${pages.length} pages, ${Math.round(most - idle)} MB above ${Math.round(idle)} MB, ${problems.length} problems`,
  );
} finally {
  await app.stop();
  await league.stop();
}
process.exitCode = problems.length === 0 ? 0 : 1;
