import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { users } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { AlertSettings } from '../contract.ts';
import { mostSubscriptions } from '../shapes.ts';
import { storeSignInViewer } from './sign-in-viewers.ts';

const db = await createTestDatabase();
let count = 0;

async function start() {
  const { app } = await startTestApp({ db });
  const { user, inject } = await signUpUser(app, `Alerted${(count += 1)}`);
  const url = `/api/users/${user.id}`;
  const subscribe = (payload: object) => inject({ method: 'POST', url: `${url}/alerts/settings`, payload });
  const read = async () =>
    (await inject({ url: `${url}/alerts/settings` })).json<{ subscriptions: { id: number }[] }>();
  return { inject, url, subscribe, read };
}

const big = { preset: 'big', kinds: null };

test('a user subscribes, changes the choice of a subject, and ends it', async () => {
  const { inject, url, subscribe, read } = await start();
  await subscribe({ subject: 'club', subjectId: 121, choice: big });
  await subscribe({ subject: 'picks', subjectId: null, choice: { preset: null, kinds: ['pickDecided'] } });
  const changed = await subscribe({ subject: 'club', subjectId: 121, choice: { preset: null, kinds: ['final'] } });
  expect(changed.json()).toMatchObject({
    subscriptions: [
      { subject: 'club', subjectId: 121, preset: null, kinds: ['final'] },
      { subject: 'picks', subjectId: null, preset: null, kinds: ['pickDecided'] },
    ],
    viewer: { delay: 0, isHeld: false, hidden: [] },
    browsers: 0,
  });
  const { subscriptions } = await read();
  const other = await start();
  await other.inject({ method: 'DELETE', url: `${other.url}/alerts/settings/${subscriptions[0]?.id}` });
  expect((await read()).subscriptions).toHaveLength(2);
  await inject({ method: 'DELETE', url: `${url}/alerts/settings/${subscriptions[0]?.id}` });
  expect((await read()).subscriptions).toHaveLength(1);
});

test('subjects without a number, unknown clubs and more than sixty subscriptions are refused', async () => {
  const { subscribe, read } = await start();
  const statusOf = async (payload: object) => (await subscribe({ choice: big, ...payload })).statusCode;
  expect(await statusOf({ subject: 'club', subjectId: null })).toBe(400);
  expect(await statusOf({ subject: 'club', subjectId: 7 })).toBe(400);
  expect(await statusOf({ subject: 'picks', subjectId: 7 })).toBe(400);
  for (let n = 1; n <= mostSubscriptions; n += 1) expect(await statusOf({ subject: 'game', subjectId: n })).toBe(200);
  expect(await statusOf({ subject: 'game', subjectId: 1 })).toBe(200);
  expect(await statusOf({ subject: 'game', subjectId: 700 })).toBe(422);
  expect((await read()).subscriptions).toHaveLength(mostSubscriptions);
});

test('what a browser delays, holds and hides counts until its session ends', async () => {
  const { inject, url, read } = await start();
  const payload = { delay: 45, held: '0', hidden: [121] };
  const stored = await inject({ method: 'POST', url: `${url}/viewer`, payload });
  const viewer = { delay: 45, isHeld: true, hidden: [121] };
  expect(stored.json()).toEqual({ viewer });
  expect(await read()).toMatchObject({ viewer });
  expect((await inject({ method: 'POST', url: `${url}/viewer`, payload: { ...payload, delay: 181 } })).statusCode).toBe(
    400,
  );
});

test('the settings list what each browser has stored, and the user can let this one alone count', async () => {
  const { app, services } = await startTestApp({ db });
  const { user, inject } = await signUpUser(app, 'Viewers');
  const url = `/api/users/${user.id}`;
  const id = markAuthorized(user.id);
  const [account] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id));
  const token = await startSession(
    db,
    { id, passwordHash: account?.passwordHash ?? null },
    { before: null, device: 'Safari on iPhone', now: services.realNow() },
  );
  await storeSignInViewer(services, { id, token }, { delay: 90, heldAt: null, hidden: 'all' });
  const stored = { delay: 30, held: null, hidden: [] };
  await inject({ method: 'POST', url: `${url}/viewer`, payload: stored });
  const own = { delay: 30, isHeld: false, hidden: [] };
  const { viewer, viewers } = (await inject({ url: `${url}/alerts/settings` })).json<AlertSettings>();
  expect(viewer).toEqual({ delay: 90, isHeld: false, hidden: 'all' });
  expect(viewers).toHaveLength(2);
  expect(viewers).toContainEqual({ device: 'Safari on iPhone', isOwn: false, delay: 90, isHeld: false, hidden: 'all' });
  expect(viewers).toContainEqual({ device: expect.anything(), isOwn: true, ...own });
  const left = await inject({ method: 'DELETE', url: `${url}/viewer` });
  expect(left.json()).toMatchObject({ viewer: own, viewers: [{ isOwn: true }] });
});

test('the export has the subscriptions, and the deletion of the account ends them', async () => {
  const { inject, url, subscribe } = await start();
  await subscribe({ subject: 'unusual', subjectId: null, choice: big });
  await inject({ method: 'POST', url: `${url}/viewer`, payload: { delay: 20, held: null, hidden: [] } });
  expect((await inject({ url: `${url}/alerts` })).json()).toEqual({ alerts: [] });
  expect((await inject({ url: `${url}/export` })).json()).toMatchObject({
    alerts: { subscriptions: [{ subject: 'unusual', preset: 'big' }], viewers: [{ delay: 20 }], alerts: [] },
  });
  await inject({ method: 'DELETE', url });
  const { rows } = await db.$client.query("select from alert_subscriptions where subject = 'unusual'");
  expect(rows).toEqual([]);
});
