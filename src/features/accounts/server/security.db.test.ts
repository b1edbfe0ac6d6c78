import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { Security } from '../contract/security.ts';
import { cookieOf, password, signUpUser, type TestUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const startApp = () => startTestApp({ db });
type App = Awaited<ReturnType<typeof startApp>>['app'];

const newPassword = 'another long passphrase';
const check = { url: '/api/check_session' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0';
const login = { method: 'POST', url: '/api/login', headers: { 'user-agent': firefox } } as const;

const logIn = (app: App, username: string, given: string) =>
  app.inject({ ...login, payload: { username, password: given } });

/** Another session of the same user, and a function that reads its status. */
async function openOther(app: App, username: string) {
  const cookie = cookieOf((await logIn(app, username, password)).headers);
  return async () => (await app.inject({ ...check, headers: { cookie } })).statusCode;
}

const post = ({ user, inject }: TestUser, part: string, payload: object) =>
  inject({ method: 'POST', url: `/api/users/${user.id}/${part}`, payload });
const readSecurity = async ({ user, inject }: TestUser): Promise<Security> =>
  (await inject({ url: `/api/users/${user.id}/security` })).json();

test('a password change ends all other sessions and replaces the password', async () => {
  const { app } = await startApp();
  const owner = await signUpUser(app, 'Changer');
  const readOther = await openOther(app, 'Changer');
  const changed = await post(owner, 'password', { currentPassword: password, password: newPassword });
  expect([changed.statusCode, await readOther(), (await owner.inject(check)).statusCode]).toEqual([200, 401, 200]);
  expect((await logIn(app, 'Changer', password)).statusCode).toBe(401);
  expect((await logIn(app, 'Changer', newPassword)).statusCode).toBe(200);
});

test('a sign-in that checked the earlier password during a change gets no session', async () => {
  const { app } = await startApp();
  const owner = await signUpUser(app, 'Racing');
  const change = post(owner, 'password', { currentPassword: password, password: newPassword });
  const attempts = await Promise.all(Array.from({ length: 6 }, () => logIn(app, 'Racing', password)));
  await change;
  for (const { headers, statusCode } of attempts) {
    if (statusCode !== 200) continue;
    expect((await app.inject({ ...check, headers: { cookie: cookieOf(headers) } })).statusCode).toBe(401);
  }
});

test.each([
  ['a wrong password', 'not the password', newPassword, 'currentPassword'],
  ['a weak password', password, 'Baseball1!', 'password'],
])('%s does not change the password', async (_, currentPassword, next, field) => {
  const { app } = await startApp();
  const owner = await signUpUser(app, `Keeper-${field}`);
  const response = await post(owner, 'password', { currentPassword, password: next });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toHaveProperty(['error', 'fields', field]);
  expect((await logIn(app, `Keeper-${field}`, password)).statusCode).toBe(200);
});

test('attempts to confirm the password in a session are limited', async () => {
  const { app } = await startApp();
  const owner = await signUpUser(app, 'Hijacked');
  const attempt = (given: string) => post(owner, 'password', { currentPassword: given, password: newPassword });
  for (let round = 0; round < 10; round += 1) expect((await attempt('a wrong guess')).statusCode).toBe(422);
  expect((await attempt(password)).statusCode).toBe(429);
});

test('the sessions are listed with device and last use, and each can be ended', async () => {
  const { app, time } = await startApp();
  const owner = await signUpUser(app, 'Lister');
  time.pass(60_000);
  const readOther = await openOther(app, 'Lister');
  const { sessions } = await readSecurity(owner);
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox on Windows', false],
    ['Unknown device', true],
  ]);
  expect(Date.parse(sessions[0]?.seenAt ?? '') - Date.parse(sessions[1]?.seenAt ?? '')).toBe(60_000);
  const stranger = await signUpUser(app, 'Stranger');
  const end = ({ user, inject }: TestUser) =>
    inject({ method: 'DELETE', url: `/api/users/${user.id}/sessions/${sessions[0]?.id}` });
  expect([(await end(stranger)).statusCode, await readOther(), (await end(owner)).statusCode]).toEqual([200, 200, 200]);
  expect(await readOther()).toBe(401);
});

test('signing out deletes the session, not only the cookie', async () => {
  const { app } = await startApp();
  const owner = await signUpUser(app, 'Outgoing');
  const out = await owner.inject({ method: 'DELETE', url: '/api/logout' });
  expect(out.statusCode).toBe(200);
  expect(String(out.headers['set-cookie'])).toMatch(/^called_shot=; Max-Age=0;/);
  expect((await owner.inject(check)).statusCode).toBe(401);
  expect((await owner.inject({ method: 'DELETE', url: '/api/logout' })).statusCode).toBe(200);
});

test('signing out everywhere ends all sessions of this user only', async () => {
  const { app } = await startApp();
  const [owner, other] = [await signUpUser(app, 'Everywhere'), await signUpUser(app, 'Elsewhere')];
  const readOther = await openOther(app, 'Everywhere');
  const ended = await owner.inject({ method: 'DELETE', url: `/api/users/${owner.user.id}/sessions` });
  expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
  expect([await readOther(), (await owner.inject(check)).statusCode]).toEqual([401, 401]);
  expect((await other.inject(check)).statusCode).toBe(200);
});

test('an email is changed with the password only', async () => {
  const { app } = await startApp();
  const owner = await signUpUser(app, 'Mover');
  const change = (currentPassword: string, email: string) => post(owner, 'email', { currentPassword, email });
  expect((await change('not the password', 'new@example.com')).statusCode).toBe(422);
  expect((await change(password, 'nowhere')).json()).toHaveProperty(['error', 'fields', 'email']);
  expect((await readSecurity(owner)).email).toBe('Mover@example.com');
  expect((await change(password, 'new@example.com')).statusCode).toBe(200);
  expect(await readSecurity(owner)).toMatchObject({ email: 'new@example.com', isEmailVerified: false, canMail: false });
});

test('a change to an email of another account succeeds without its claim', async () => {
  const { app } = await startApp();
  await signUpUser(app, 'Claimant');
  const owner = await signUpUser(app, 'Imitator');
  const response = await post(owner, 'email', { currentPassword: password, email: 'CLAIMANT@example.com' });
  expect(response.statusCode).toBe(200);
  const { rows } = await db.$client.query("select username from users where email_key = 'claimant@example.com'");
  expect(rows).toEqual([{ username: 'Claimant' }]);
});
