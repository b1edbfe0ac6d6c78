import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';

const listening = 'A worker listens';

test('a worker that is killed is replaced while the other one serves', async () => {
  const app = await startApp({ ...earlySeason, WORKERS: '2', METRICS_TOKEN: 'token-of-this-test' });
  await waitForLogged(app, listening, 2);
  const [game] = await readGames(app.url);
  const streams = await Promise.all(
    Array.from({ length: 6 }, () => openStream(`${app.url}/api/games/${game?.gamePk}/stream`)),
  );
  expect(await readMetric(app, 'called_shot_live_viewers')).toBe(6);

  process.kill(listLogged(app, listening)[0] ?? 0, 'SIGKILL');
  await waitForLogged(app, 'A worker has ended and is started again', 1);
  const statuses = await Promise.all(Array.from({ length: 10 }, () => readStatus(`${app.url}/api/games`)));
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));

  await waitForLogged(app, listening, 3);
  // only the streams of the killed worker have ended
  const open = streams.filter(({ hasEnded }) => !hasEnded());
  expect(await readMetric(app, 'called_shot_live_viewers')).toBe(open.length);
  expect(await app.stop()).toBe(0);
  expect(app.stderr()).toBe('');
});

/** The workers of all lines of the log with the message. */
function listLogged({ dataDir }: App, message: string): number[] {
  const lines = readFileSync(join(dataDir, 'called-shot.log'), 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line): { msg: string; workerPid: number } => JSON.parse(line));
  return entries.filter(({ msg }) => msg === message).map(({ workerPid }) => workerPid);
}

async function waitForLogged(app: App, message: string, count: number): Promise<void> {
  await vi.waitFor(() => expect(listLogged(app, message)).toHaveLength(count), { timeout: 60_000, interval: 100 });
}

/** Opens a live stream on a connection of its own. */
async function openStream(url: string): Promise<{ hasEnded: () => boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { agent: false }, resolve).once('error', reject).end();
  const response = await promise;
  response.on('error', () => {}).resume();
  return { hasEnded: () => response.closed };
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
