import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { startApp } from '#tests/support/app/start-app.ts';

const password = 'a long enough passphrase';

/** An API client with a cookie jar. */
function client(url: string) {
  const jar = new Map<string, string>();
  return async (method: string, path: string, payload?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as unknown };
  };
}

function folderForData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-fetch-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the API calls of the specification work with fetch', async () => {
  const app = sharedApp();
  const [casey, visitor] = [client(app.url), client(app.url)];
  expect((await casey('GET', '/api/check_session')).status).toBe(401);
  const made = await casey('POST', '/api/signup', { username: 'Casey', email: 'casey@example.com', password });
  expect(made).toMatchObject({ status: 201, body: { username: 'Casey', totalNumGuesses: 0, favorite_team: null } });
  const { id } = made.body as User;
  expect(await casey('GET', '/api/check_session')).toEqual({ status: 200, body: made.body });
  expect(await visitor('POST', '/api/signup', { username: 'casey', email: 'x@example.com', password })).toMatchObject({
    status: 409,
    body: { Error: expect.any(String), error: expect.any(String), fields: { username: expect.any(String) } },
  });
  expect(await visitor('POST', '/api/login', { username: 'Casey', password: 'wrong' })).toMatchObject({
    status: 401,
    body: { error: expect.any(String) },
  });
  expect((await visitor('GET', `/api/users/${id}`)).status).toBe(401);
  expect(await casey('PATCH', `/api/users/${id}`, { favorite_team: 121 })).toMatchObject({ status: 200 });
  expect(await casey('PATCH', `/api/users/${id}`, { profilePic: '7' })).toMatchObject({ status: 200 });
  expect(await casey('PATCH', `/api/users/${id}`, { totalNumGuesses: 5 })).toMatchObject({ status: 200 });
  expect(await casey('GET', `/api/users/${id}`)).toMatchObject({
    body: { favorite_team: 121, profilePic: '7', totalNumGuesses: 0 },
  });
  const forged = await casey('DELETE', `/api/users/${id}`, undefined, { origin: 'https://elsewhere.example' });
  expect(forged).toMatchObject({ status: 403, body: { error: { code: 'foreign_origin' } } });
  expect((await casey('DELETE', '/api/logout')).status).toBe(200);
  expect((await casey('GET', '/api/check_session')).status).toBe(401);
  expect((await casey('POST', '/api/login', { username: 'casey', password })).status).toBe(200);
  expect((await casey('DELETE', `/api/users/${id}`)).status).toBe(200);
  expect((await casey('POST', '/api/login', { username: 'casey', password })).status).toBe(401);
});

test('a killed application restarts with its users and its season', async () => {
  const settings = { LEAGUE: 'simulated', SIMULATED_FANS: '0', DATA_DIR: folderForData() };
  const first = await startApp(settings);
  const made = await client(first.url)('POST', '/api/signup', { username: 'Casey', email: 'c@example.com', password });
  expect(made.status).toBe(201);
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  const second = await startApp(settings);
  onTestFinished(async () => void (await second.stop()));
  const login = await client(second.url)('POST', '/api/login', { username: 'Casey', password });
  expect(login).toEqual({ status: 200, body: made.body });
});

test('the application restarts a database that was killed, and signing in works again', async () => {
  const folder = folderForData();
  const app = await startApp({ ...earlySeason, DATA_DIR: folder });
  onTestFinished(async () => void (await app.stop()));
  const casey = client(app.url);
  expect((await casey('POST', '/api/signup', { username: 'Casey', email: 'c@example.com', password })).status).toBe(
    201,
  );
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  const login = () => casey('POST', '/api/login', { username: 'Casey', password });
  await vi.waitFor(async () => expect((await login()).status).toBe(200), { timeout: 30_000, interval: 250 });
});
