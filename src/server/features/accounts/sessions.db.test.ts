import { expect, test } from 'vitest';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { startTestApp } from '#server/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { absoluteLimitMs, idleLimitMs, maxSessions, startSession } from './sessions.ts';
import { cookieOf, password, signUpUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const startApp = (options: { trustedProxies?: string[] } = {}) => startTestApp({ db, ...options });
const check = { url: '/api/check_session' };

test('signing out deletes the session, not only the cookie', async () => {
  const { app } = await startApp();
  const fan = await signUpUser(app, 'Outgoing');
  const out = await fan.inject({ method: 'DELETE', url: '/api/logout' });
  expect(out.statusCode).toBe(200);
  expect(String(out.headers['set-cookie'])).toMatch(/^called_shot=; Max-Age=0;/);
  expect((await fan.inject(check)).statusCode).toBe(401);
  expect((await fan.inject({ method: 'DELETE', url: '/api/logout' })).statusCode).toBe(200);
});

test('signing out does not end other sessions of the user', async () => {
  const { app } = await startApp();
  const fan = await signUpUser(app, 'Twofold');
  const payload = { username: 'Twofold', password };
  const elsewhere = cookieOf((await app.inject({ method: 'POST', url: '/api/login', payload })).headers);
  await fan.inject({ method: 'DELETE', url: '/api/logout' });
  expect((await app.inject({ ...check, headers: { cookie: elsewhere } })).statusCode).toBe(200);
});

test('an unused session ends after the idle limit', async () => {
  const { app, time } = await startApp();
  const fan = await signUpUser(app, 'Idle');
  time.pass(idleLimitMs - 1);
  expect((await fan.inject(check)).statusCode).toBe(200);
  time.pass(idleLimitMs - 1);
  expect((await fan.inject(check)).statusCode).toBe(200);
  time.pass(idleLimitMs);
  expect((await fan.inject(check)).statusCode).toBe(401);
});

test('a session in daily use ends at the absolute limit', async () => {
  const { app, time } = await startApp();
  const fan = await signUpUser(app, 'Faithful');
  const week = 7 * 86_400_000;
  for (let passed = week; passed < absoluteLimitMs; passed += week) {
    time.pass(week);
    expect((await fan.inject(check)).statusCode).toBe(200);
  }
  time.pass(week);
  expect((await fan.inject(check)).statusCode).toBe(401);
});

test('an unknown token has no user, and over https only the cookie bound to the host is read', async () => {
  const { app } = await startApp({ trustedProxies: ['127.0.0.1'] });
  const fan = await signUpUser(app, 'Secure');
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await app.inject({ ...check, headers: { cookie: `called_shot=${'A'.repeat(43)}` } })).statusCode).toBe(401);
  expect((await fan.inject({ ...check, headers })).statusCode).toBe(401);
  const payload = { username: 'Secure', password };
  const login = await app.inject({ method: 'POST', url: '/api/login', payload, headers });
  expect(String(login.headers['set-cookie'])).toMatch(/^__Host-called_shot=.*; Secure;/);
  const cookie = cookieOf(login.headers);
  expect((await app.inject({ ...check, headers: { ...headers, cookie } })).statusCode).toBe(200);
});

test('one account has a limited number of sessions: the least recently used one ends', async () => {
  const { app, time } = await startApp();
  const fan = await signUpUser(app, 'Collector');
  const { rows } = await db.$client.query<{ hash: string }>('select password_hash as hash from users where id = $1', [
    fan.user.id,
  ]);
  const account = { id: markAuthorized(fan.user.id), passwordHash: rows[0]?.hash ?? null };
  const tokens: string[] = [];
  for (let n = 0; n < maxSessions + 3; n += 1) {
    time.pass(1000);
    tokens.push(await startSession(db, account, { before: null, device: 'Firefox', now: time.now() }));
  }
  const statusOf = async (token: string) =>
    (await app.inject({ ...check, headers: { cookie: `called_shot=${token}` } })).statusCode;
  expect(await Promise.all(tokens.slice(0, 4).map(statusOf))).toEqual([401, 401, 401, 200]);
  expect((await fan.inject(check)).statusCode).toBe(401);
});
