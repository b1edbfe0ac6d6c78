import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { cookieOf, password, signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { users } from '#platform/db/schema.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { remindersSchema } from '../contract.ts';
import { reminderKeys } from '../tables.ts';
import { readReminderKeys } from './push-subscriptions.ts';
import { createBrowser } from './testing/create-browser.ts';
import { createUnsubscribeToken } from './unsubscribe-link.ts';

const db = await createTestDatabase();
const mailer: Mailer = { publicUrl: 'https://called.example', send: async () => {}, close: () => {} };
const timeZone = 'America/New_York';

let count = 0;

/** The application with a signed-in user. */
async function start(options: Partial<Parameters<typeof startTestApp>[0]> = {}) {
  const parts = await startTestApp({ db, mailer, ...options });
  const owner = await signUpUser(parts.app, `Reminded${(count += 1)}`);
  const url = `/api/users/${owner.user.id}`;
  const read = async () => remindersSchema.parse((await owner.inject({ url: `${url}/reminders` })).json());
  const change = (payload: object) =>
    owner.inject({ method: 'PATCH', url: `${url}/reminders`, payload: { timeZone, ...payload } });
  const subscribe = (endpoint = `https://push.example/${count}`, keys = createBrowser().sentKeys) =>
    owner.inject({ method: 'POST', url: `${url}/push`, payload: { endpoint, keys, timeZone } });
  return { ...parts, ...owner, url, read, change, subscribe };
}

test('processes that start at the same time create one set of keys, which stays', async () => {
  const [one, other] = await Promise.all([readReminderKeys(db), readReminderKeys(db)]);
  expect(one.pushPublic).toHaveLength(65);
  expect(one.pushPrivate).toHaveLength(32);
  expect([other, await readReminderKeys(db), await db.$count(reminderKeys)]).toEqual([one, one, 1]);
});

test('a browser is subscribed until it ends that or its session ends', async () => {
  const { read, subscribe, inject, url, app, user } = await start();
  expect(await read()).toMatchObject({ isSubscribed: false, byMail: false, quietFrom: 22, quietTo: 8, timeZone: null });
  expect((await subscribe()).statusCode).toBe(200);
  expect(await read()).toMatchObject({ isSubscribed: true, otherBrowsers: 0, timeZone });
  await inject({ method: 'DELETE', url: `${url}/push` });
  expect(await read()).toMatchObject({ isSubscribed: false });
  await subscribe();
  await inject({ method: 'DELETE', url: '/api/logout' });
  const payload = { username: user.username, password };
  const cookie = cookieOf((await app.inject({ method: 'POST', url: '/api/login', payload })).headers);
  const later = await app.inject({ url: `${url}/reminders`, headers: { cookie } });
  expect(later.json()).toMatchObject({ isSubscribed: false, otherBrowsers: 0 });
});

test('the next user of a browser takes over its subscription', async () => {
  const first = await start();
  await first.subscribe('https://push.example/shared');
  const second = await start();
  await second.subscribe('https://push.example/shared');
  expect([await first.read(), await second.read()]).toMatchObject([{ isSubscribed: false }, { isSubscribed: true }]);
});

test('ends of subscriptions are limited like their starts', async () => {
  const { inject, url } = await start();
  const end = async () => (await inject({ method: 'DELETE', url: `${url}/push` })).statusCode;
  for (let n = 0; n < 60; n += 1) expect(await end()).toBe(200);
  expect(await end()).toBe(429);
});

test('a push service without a public HTTPS URL and keys that no browser has are refused', async () => {
  const { subscribe, read } = await start();
  for (const endpoint of [
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://user:secret@push.example/a',
    'https://push.example:22/a',
    'push.example',
  ]) {
    const response = await subscribe(endpoint);
    expect(response.statusCode, endpoint).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields: { endpoint: expect.stringContaining('is refused') } } });
  }
  const keys = { ...createBrowser().sentKeys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect((await subscribe('https://push.example/keys', keys)).statusCode).toBe(422);
  expect(await read()).toMatchObject({ isSubscribed: false });
});

test('quiet hours and mail are saved; mail needs a verified email', async () => {
  const { read, change, user } = await start();
  expect((await change({ quietFrom: 23, quietTo: 7 })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ quietFrom: 23, quietTo: 7, mail: 'unverified' });
  expect((await change({ byMail: true })).json()).toMatchObject({ error: { fields: { byMail: expect.any(String) } } });
  await db.update(users).set({ emailVerifiedAt: new Date() });
  expect((await change({ byMail: true })).json()).toMatchObject({ byMail: true, mail: 'ready', quietFrom: 23 });
  expect((await change({ timeZone: 'Middle/Nowhere' })).statusCode).toBe(400);
  expect((await change({ quietFrom: 24 })).statusCode).toBe(400);
  expect(user.id).toBeGreaterThan(0);
});

test('the link of a mail asks first, and ends the mails with one click and without a session', async () => {
  const { read, change, user, app } = await start();
  await db.update(users).set({ emailVerifiedAt: new Date() });
  await change({ byMail: true });
  const url = `/unsubscribe/${createUnsubscribeToken((await readReminderKeys(db)).linkKey, user.id)}`;
  expect(url).toMatch(/^\/unsubscribe\/[\w-]{43}$/);
  const asked = await app.inject(url);
  expect(asked.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(asked.body).toContain('<form method="post">');
  expect(await read()).toMatchObject({ byMail: true });

  const payload = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const done = await app.inject({ method: 'POST', url, payload, headers });
  expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('The reminders have ended')]);
  expect(await read()).toMatchObject({ byMail: false });
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await app.inject({ method: 'POST', url, payload: '--x--', headers: multipart })).statusCode).toBe(200);
});

test('a link that this site did not make ends nothing', async () => {
  const { read, change, user, app } = await start();
  await db.update(users).set({ emailVerifiedAt: new Date() });
  await change({ byMail: true });
  const token = createUnsubscribeToken(randomBytes(32), user.id);
  const other = createUnsubscribeToken((await readReminderKeys(db)).linkKey, user.id + 1);
  const mixed = Buffer.concat([
    Buffer.from(token, 'base64url').subarray(0, 4),
    Buffer.from(other, 'base64url').subarray(4),
  ]);
  for (const each of [token, mixed.toString('base64url'), 'short', `${token}a`])
    for (const method of ['GET', 'POST'] as const)
      expect((await app.inject({ method, url: `/unsubscribe/${each}` })).statusCode).toBe(404);
  expect(await read()).toMatchObject({ byMail: true });
});

test('only requests to the page of the link may have a form', async () => {
  const { app, inject, url } = await start();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await inject({ method: 'POST', url: `${url}/push`, payload: 'a=b', headers });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  const foreign = { ...headers, origin: 'https://elsewhere.example' };
  expect(
    (await app.inject({ method: 'POST', url: '/unsubscribe/a', payload: 'a=b', headers: foreign })).statusCode,
  ).toBe(403);
});

test('the export has the reminders without secrets, and the deletion of the account ends them', async () => {
  const { subscribe, inject, url } = await start();
  const keys = createBrowser().sentKeys;
  await subscribe('https://push.example/secret-path', keys);
  const exported = await inject({ url: `${url}/export` });
  expect(exported.json()).toMatchObject({
    reminders: { byMail: false, timeZone, lastReminder: null, browsers: [{ pushService: 'push.example' }] },
  });
  for (const secret of ['secret-path', keys.p256dh, keys.auth]) expect(exported.body).not.toContain(secret);
  await inject({ method: 'DELETE', url });
  const { rows } = await db.$client.query("select from push_subscriptions where endpoint like '%secret-path'");
  expect(rows).toEqual([]);
});
