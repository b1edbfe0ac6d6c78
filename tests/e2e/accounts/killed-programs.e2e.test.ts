import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

const account = { username: 'Casey', password: 'a long enough passphrase' };

async function post(url: string, sent: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
  return { status: response.status, body: (await response.json()) as unknown };
}

test('the application survives kills of itself and of its database, and SIGTERM stops it and its league with an open live stream', async () => {
  const folder = createTestFolder();
  const settings = { LEAGUE: 'simulated', SIMULATED_FANS: '0', DATA_DIR: folder };
  const first = await startApp(settings);
  const made = await post(`${first.url}/api/signup`, { ...account, email: 'casey@example.com' });
  expect(made.status).toBe(201);
  process.kill(first.pid, 'SIGKILL');
  await first.stop();

  const second = await startApp(settings);
  onTestFinished(async () => void (await second.stop()));
  const login = () => post(`${second.url}/api/login`, account);
  expect(await login()).toEqual({ status: 200, body: made.body });
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  await vi.waitFor(async () => expect((await login()).status).toBe(200), { timeout: 30_000, interval: 250 });

  expect(await (await fetch(`${second.url}/api/league`)).json()).toMatchObject({ kind: 'simulated' });
  const [game] = await readGames(second.url);
  const stream = await fetch(`${second.url}/api/games/${game?.gamePk}/stream`);
  expect(stream.status).toBe(200);
  expect(await second.stop()).toBe(0);
  expect(await stream.text().catch(() => 'cut')).toBeTypeOf('string');
}, 240_000);
