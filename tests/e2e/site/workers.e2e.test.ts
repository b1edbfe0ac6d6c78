import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';

test('a worker that is killed is replaced while the other one serves', async () => {
  const app = await startApp({ ...earlySeason, WORKERS: '2', METRICS_TOKEN: 'token-of-this-test' });
  await waitForWorkers(app, 2);
  const [game] = await readGames(app.url);
  const stream = `${app.url}/api/games/${game?.gamePk}/stream`;
  // connections are given to the workers in turn
  const ends = await Promise.all([readToEnd(stream), readToEnd(stream)]);
  expect(await readMetric(app, 'called_shot_live_viewers')).toBe(2);

  process.kill(listWorkers(app)[0] ?? 0, 'SIGKILL');
  await Promise.race(ends.map(({ ended }) => ended));
  const statuses = await Promise.all(Array.from({ length: 10 }, () => readStatus(`${app.url}/api/games`)));
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  expect(ends.filter(({ hasEnded }) => hasEnded())).toHaveLength(1);

  await waitForWorkers(app, 3);
  expect(await app.stop()).toBe(0);
  expect(app.stderr()).toBe('');
});

/** The process ids of all workers that have listened. */
function listWorkers({ dataDir }: App): number[] {
  const lines = readFileSync(join(dataDir, 'called-shot.log'), 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line): { msg: string; workerPid: number } => JSON.parse(line));
  return entries.filter(({ msg }) => msg === 'A worker listens').map(({ workerPid }) => workerPid);
}

async function waitForWorkers(app: App, count: number): Promise<void> {
  await vi.waitFor(() => expect(listWorkers(app)).toHaveLength(count), { timeout: 60_000, interval: 100 });
}

/** Opens a connection of its own; resolves when the response starts. */
async function readToEnd(url: string): Promise<{ ended: Promise<void>; hasEnded: () => boolean }> {
  const state = { hasEnded: false };
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const sent = request(url, { agent: false }, (response) => {
    start();
    response
      .on('error', () => {})
      .once('close', () => {
        state.hasEnded = true;
        resolve();
      });
    response.resume();
  });
  sent.on('error', () => {}).end();
  await started;
  return { ended, hasEnded: () => state.hasEnded };
}

function readStatus(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
}

async function readMetric({ url }: App, name: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer token-of-this-test' } });
  const line = (await response.text()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}
