import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createLog } from './create-log.ts';

const db = await createTestDatabase();

const username = 'privatename';
const email = 'private.person@example.com';
const password = 'Private-passphrase-9';
const address = '203.0.113.77';
const signUp: InjectOptions = { method: 'POST', url: '/api/signup', payload: { username, email, password } };
const logIn: InjectOptions = { method: 'POST', url: '/api/login', payload: { username, password } };

test('no failure writes personal data, secrets or client addresses to the log', async () => {
  const dataDir = createTestFolder();
  const log = createLog({ isProduction: false, dataDir });
  const token = 'a'.repeat(43);
  const failure = `${email} $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA ${token}`;
  const health = () => Promise.reject(new Error(failure));
  const { app, upstream } = await startTestApp({ db, log, health });
  const { app: withoutDatabase } = await startTestApp({ log });
  const send = (request: InjectOptions, to = app) => to.inject({ ...request, remoteAddress: address });
  const statuses: number[] = [];
  const expectStatus = async (status: number, request: InjectOptions, to = app) => {
    const { statusCode } = await send(request, to);
    expect([request.url, statusCode]).toEqual([request.url, status]);
    statuses.push(statusCode);
  };

  await db.execute(sql`alter table users add constraint refused check (username_key <> 'privatename')`);
  await expectStatus(500, signUp);
  await db.execute(sql`alter table users drop constraint refused`);
  const { cookie } = await signUpUser(app, 'privateother');
  await db.execute(sql`alter table sessions rename to hidden`);
  await expectStatus(500, { url: '/api/check_session', headers: { cookie } });
  await db.execute(sql`alter table hidden rename to sessions`);
  await expectStatus(503, logIn, withoutDatabase);
  await expectStatus(400, {
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', cookie },
    payload: `{"username": "${username}" ${email}`,
  });
  await expectStatus(404, { url: `/api/fans/${username}?around=${username}` });
  await expectStatus(404, { url: `/user/${username}/${password}` });
  await expectStatus(500, { url: '/healthz' });
  upstream.isFailing = true;
  await expectStatus(503, { url: `/api/games?date=2031-05-05&name=${username}` });
  const child = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'testing/reject-unhandled.ts'), dataDir, `${username} ${email}`],
    { encoding: 'utf8' },
  );
  expect(child.status).toBe(1);

  const text = `${readFileSync(join(dataDir, 'called-shot.log'), 'utf8')}${child.stdout}${child.stderr}`;
  for (const logged of [
    '23514',
    '42P01',
    'ENOENT',
    'UpstreamError',
    'because of an unexpected error',
    '203.0.113.0/24',
  ])
    expect(text).toContain(logged);
  const session = /called_shot=([\w-]{43})/.exec(cookie)?.[1] ?? 'missing';
  const secrets = [username, email, password, address, session, token, 'argon2', 'privateother'];
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
});
