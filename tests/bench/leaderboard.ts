import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { leaderboardPageSchema } from '#features/leaderboard/contract.ts';
import { openBenchDatabase } from './measure/bench-database.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { readServerTimes } from './measure/read-server-times.ts';
import { type TimedResponse, sendTimedRequest } from './measure/send-timed-request.ts';

/**
 * Measures the leaderboard of a million users with fifty million picks (or `--users` and `--picks`) over HTTP, compressed as for a
 * browser. The reference is a route that only runs `select 1`.
 */
const times = 1000;
const warmUps = 300;
const reference = '/healthz';

const bench = await openBenchDatabase();
const cookies = await bench.signIn(200);
const app = await bench.startApp();
const board = `${app.url}/api/leaderboard`;
const get = (url: string, cookie?: string) =>
  sendTimedRequest(url, { encoding: 'br', ...(cookie !== undefined && { cookie }) });

try {
  // the response arrives after the list of players has been read, which loads the server at the start
  await sendTimedRequest(`${app.url}/api/players`);
  print(`${bench.size.users} users, each request ${times} times, sequentially; ${describeMachineLoad()}`);
  const first = await sendTimedRequest(board);
  print(
    `first page: ${first.body.length} B, ${(await sendTimedRequest(board, { encoding: 'br' })).body.length} B in brotli, ` +
      `${(await sendTimedRequest(board, { encoding: 'gzip' })).body.length} B in gzip`,
  );
  const page = await sendTimedRequest(`${board}/page`);
  print(
    `a later page of 50: ${page.body.length} B, ${brotliCompressSync(page.body).length} B in brotli, ${gzipSync(page.body).length} B in gzip`,
  );
  const cursors = await readCursors();
  const names = await readUsernames();
  const requests: [string, (turn: number) => Promise<TimedResponse>][] = [
    ['first page', () => get(board)],
    ['first page with ranks', () => get(`${board}/page`)],
    ['a page by cursor', (turn) => get(`${board}/page?after=${at(cursors, turn)}`)],
    ['the page around a user, with rank', (turn) => get(`${board}/page?around=${at(names, turn)}`)],
    ['first page with the own rank', (turn) => get(`${board}/page`, at(cookies, turn))],
    ['a page of the week', (turn) => get(`${board}/page?period=week&around=${at(names, turn)}`)],
  ];
  for (const [name, turn] of requests) await measure(name, turn);
} finally {
  await app.stop();
  await bench.stop();
}

function at(texts: string[], turn: number): string {
  return texts[turn % texts.length] ?? '';
}

/** Cursors from the whole board, taken from pages around users. */
async function readCursors(): Promise<string[]> {
  const cursors: string[] = [];
  for (const name of await readUsernames()) {
    const { body } = await sendTimedRequest(`${board}/page?around=${name}`);
    cursors.push(leaderboardPageSchema.parse(JSON.parse(body.toString())).next ?? '');
  }
  return cursors;
}

async function readUsernames(): Promise<string[]> {
  const { rows } = await bench.db.execute<{ username: string }>(
    sql`select username from users order by hashint4(id) limit 300`,
  );
  return rows.map(({ username }) => username);
}

/** Sends a reference request after each request, so that both are measured under the same load. */
async function measure(name: string, send: (turn: number) => Promise<TimedResponse>): Promise<void> {
  for (let turn = 0; turn < warmUps; turn++) await send(turn);
  const logged = app.stdout().length;
  let refused = 0;
  for (let turn = 0; turn < times; turn++) {
    if ((await send(turn)).status !== 200) refused++;
    await sendTimedRequest(`${app.url}${reference}`);
  }
  const took = readServerTimes(app.stdout().slice(logged));
  const base = took.get(`GET ${reference}`) ?? [];
  const measured = [...took].flatMap(([path, ms]) => (path === `GET ${reference}` ? [] : ms));
  const compare = (percent: number) => {
    const [measuredMs, referenceMs] = [percentile(measured, percent), percentile(base, percent)];
    return `${measuredMs.toFixed(2)} ms against ${referenceMs.toFixed(2)} ms (+${(measuredMs - referenceMs).toFixed(2)} ms, ${(measuredMs / referenceMs).toFixed(1)} ×)`;
  };
  print(
    `${name}: on the server median ${compare(50)}, p99 ${compare(99)}${refused > 0 ? `, ${refused} refused` : ''}; ${describeMachineLoad()}`,
  );
}
