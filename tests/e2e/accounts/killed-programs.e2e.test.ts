import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';

const account = { username: 'Casey', password: 'a long enough passphrase' };

async function post(url: string, sent: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function signUp({ url }: App) {
  const made = await post(`${url}/api/signup`, { ...account, email: 'casey@example.com' });
  expect(made.status).toBe(201);
  return made.body;
}

test('a killed application restarts with its users and its season', async () => {
  const settings = { LEAGUE: 'simulated', SIMULATED_FANS: '0', DATA_DIR: createTestFolder() };
  const first = await startApp(settings);
  const user = await signUp(first);
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  const second = await startApp(settings);
  onTestFinished(async () => void (await second.stop()));
  expect(await post(`${second.url}/api/login`, account)).toEqual({ status: 200, body: user });
});

test('the application restarts a database that was killed, and signing in works again', async () => {
  const folder = createTestFolder();
  const app = await startApp({ ...earlySeason, DATA_DIR: folder });
  onTestFinished(async () => void (await app.stop()));
  await signUp(app);
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  const login = () => post(`${app.url}/api/login`, account);
  await vi.waitFor(async () => expect((await login()).status).toBe(200), { timeout: 30_000, interval: 250 });
});
