import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { viewFormat } from '#sources/live/view-delta.ts';
import { percentile } from './percentile.ts';

/**
 * Follows games as browsers do, in a process of its own: connects again after the end of a stream, with the last version. Prints a
 * line when all streams have begun, and for each line of its standard input a report of the time since the previous one.
 */
const { url, games, count } = z
  .object({ url: z.string(), games: z.array(z.number()).min(1), count: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const openedAtOnce = 100;

const firstArrivals = new Map<string, number>();
const counters = { longestPause: 0, missed: 0, repeated: 0, reconnected: 0 };
/** ms from the first arrival of an update at any subscriber to its arrival at another one */
let delays: number[] = [];

const begun = Array.from({ length: count }, (_, index) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(() => void follow(games[index % games.length] ?? 0, resolve), Math.floor(index / openedAtOnce) * 100);
  return promise;
});
await Promise.all(begun);
process.stdout.write('all\n');
for await (const _ of createInterface({ input: process.stdin })) process.stdout.write(`${JSON.stringify(report())}\n`);
process.exit(0);

async function follow(gamePk: number, onBegin: () => void): Promise<void> {
  let version: number | null = null;
  let updatedAt = performance.now();
  for (;;) {
    await receive().catch(() => undefined);
    counters.reconnected += 1;
    await delay(500 + Math.random() * 1000);
  }

  /** Rejects if the connection breaks. */
  async function receive(): Promise<void> {
    let rest = '';
    for await (const chunk of (await open(gamePk, version)).setEncoding('utf8')) {
      const blocks = (rest + String(chunk)).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) accept(block);
      onBegin();
    }
  }

  function accept(block: string): void {
    const [, id] = /^id:(\d+)$/m.exec(block) ?? [];
    if (id === undefined) return;
    const next = Number(id);
    if (/^event:delta$/m.test(block) && version !== null) {
      if (next <= version) counters.repeated += 1;
      counters.missed += Math.max(0, next - version - 1);
    }
    version = next;
    const now = performance.now();
    counters.longestPause = Math.max(counters.longestPause, now - updatedAt);
    updatedAt = now;
    const first = firstArrivals.get(`${gamePk} ${id}`);
    if (first === undefined) firstArrivals.set(`${gamePk} ${id}`, now);
    else delays.push(now - first);
  }
}

function open(gamePk: number, version: number | null): Promise<IncomingMessage> {
  const headers = { accept: 'text/event-stream', ...(version !== null && { 'last-event-id': String(version) }) };
  return new Promise((resolve, reject) => {
    get(`${url}/api/games/${gamePk}/stream?format=${viewFormat}`, { headers, agent: false }, (response) => {
      if (response.statusCode === 200) return resolve(response);
      response.destroy();
      reject(new Error(`Status ${response.statusCode}`));
    }).once('error', reject);
  });
}

function report() {
  const [updates, own] = [firstArrivals.size, delays];
  const result = {
    updates,
    median: percentile(own, 50),
    p99: percentile(own, 99),
    most: percentile(own, 100),
    ...counters,
  };
  firstArrivals.clear();
  delays = [];
  Object.assign(counters, { longestPause: 0, missed: 0, repeated: 0, reconnected: 0 });
  return result;
}
