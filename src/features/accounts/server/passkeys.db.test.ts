import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { users } from '#platform/db/schema.ts';
import type { Mail, Mailer } from '#platform/outgoing/mail.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { passkeys } from '../tables.ts';
import { createAuthenticator, type Options } from './testing/create-authenticator.ts';
import { cookieOf, password, signUpUser, type TestUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const minute = 60_000;

type App = Awaited<ReturnType<typeof startTestApp>>['app'];

const send = (app: App, url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload });
const own = ({ user, inject }: TestUser, part: string, payload: object = {}) =>
  inject({ method: 'POST', url: `/api/users/${user.id}/${part}`, payload });

const optionsFor = async (owner: TestUser): Promise<Options> => (await own(owner, 'passkeys/options')).json();
const signInOptions = async (app: App): Promise<Options> => (await send(app, '/api/login/passkey/options')).json();

async function startWithPasskey(username: string) {
  const { app, time } = await startTestApp({ db });
  const owner = await signUpUser(app, username);
  const authenticator = createAuthenticator();
  const added = await own(owner, 'passkeys', authenticator.register(await optionsFor(owner)));
  expect(added.statusCode, added.body).toBe(200);
  return { app, time, owner, authenticator };
}

test('a passkey signs in without a username, and is listed with its last use', async () => {
  const { app, owner, authenticator } = await startWithPasskey('Keyholder');
  const response = await send(app, '/api/login/passkey', authenticator.assert(await signInOptions(app)));
  expect(response.json()).toEqual(owner.user);
  const signedIn = { url: '/api/check_session', headers: { cookie: cookieOf(response.headers) } };
  expect((await app.inject(signedIn)).statusCode).toBe(200);
  const security = (await owner.inject({ url: `/api/users/${owner.user.id}/security` })).json<object>();
  expect(security).toMatchObject({ passkeys: [{ name: 'Unknown device', usedAt: expect.any(String) }] });
});

test('a challenge works once and for five minutes, and one of a registration does not sign in', async () => {
  const { app, time, owner, authenticator } = await startWithPasskey('Replayed');
  const attempt = async (options: Options) =>
    (await send(app, '/api/login/passkey', authenticator.assert(options))).statusCode;
  const options = await signInOptions(app);
  expect([await attempt(options), await attempt(options)]).toEqual([200, 401]);
  expect([await attempt(await optionsFor(owner)), await attempt({ challenge: 'aW52ZW50ZWQ' })]).toEqual([401, 401]);
  const late = await signInOptions(app);
  time.pass(5 * minute);
  expect(await attempt(late)).toBe(401);
});

test('a wrong signature, a passkey of another origin and a missing verification of the user are refused', async () => {
  const { app, authenticator } = await startWithPasskey('Verified');
  const attempt = async (payload: object) => (await send(app, '/api/login/passkey', payload)).statusCode;
  const genuine = authenticator.assert(await signInOptions(app));
  const forged = createAuthenticator().assert(await signInOptions(app));
  expect(await attempt({ ...genuine, response: forged.response })).toBe(401);
  expect(await attempt(authenticator.assert(await signInOptions(app), 0x01))).toBe(401);
  expect(await attempt(createAuthenticator().assert(await signInOptions(app)))).toBe(401);
  const { app: other } = await startTestApp({ db });
  const owner = await signUpUser(other, 'Phished');
  const phished = createAuthenticator('https://called-sh0t.example').register(await optionsFor(owner));
  expect((await own(owner, 'passkeys', phished)).statusCode).toBe(422);
});

test('a removed passkey does not sign in, and only its owner can remove it', async () => {
  const { app, owner, authenticator } = await startWithPasskey('Remover');
  const { passkeys: listed } = (await owner.inject({ url: `/api/users/${owner.user.id}/security` })).json<{
    passkeys: { id: number }[];
  }>();
  const stranger = await signUpUser(app, 'Intruder');
  const remove = ({ user, inject }: TestUser) =>
    inject({ method: 'DELETE', url: `/api/users/${user.id}/passkeys/${listed[0]?.id}` });
  const attempt = async () =>
    (await send(app, '/api/login/passkey', authenticator.assert(await signInOptions(app)))).statusCode;
  await remove(stranger);
  expect(await attempt()).toBe(200);
  await remove(owner);
  expect(await attempt()).toBe(401);
});

test('the owner of a verified email is notified of a new and a removed passkey and of a new password', async () => {
  const mails: { to: string; mail: Mail }[] = [];
  const mailer: Mailer = {
    publicUrl: 'https://called.example',
    send: async (to, mail) => void mails.push({ to, mail }),
    close: () => {},
  };
  const { app } = await startTestApp({ db, mailer });
  const owner = await signUpUser(app, 'Notified');
  const add = async () => own(owner, 'passkeys', createAuthenticator().register(await optionsFor(owner)));
  await add();
  await expect.poll(() => mails.map(({ mail }) => mail.subject)).toEqual(['Verify your email for Called Shot']);
  const token = mails[0]?.mail.link?.url.split('=')[1];
  expect((await send(app, '/api/verify-email', { token })).statusCode).toBe(200);
  await add();
  const security = await owner.inject({ url: `/api/users/${owner.user.id}/security` });
  const [passkey] = security.json<{ passkeys: { id: number }[] }>().passkeys;
  const url = `/api/users/${owner.user.id}/passkeys/${passkey?.id}`;
  await owner.inject({ method: 'DELETE', url });
  await owner.inject({ method: 'DELETE', url });
  await own(owner, 'password', { currentPassword: password, password: 'another long passphrase' });
  const notices = () => mails.slice(1).map(({ to, mail }) => `${to}: ${mail.subject}`);
  await expect
    .poll(() => notices().toSorted())
    .toEqual([
      'Notified@example.com: A passkey was added to your Called Shot account',
      'Notified@example.com: A passkey was removed from your Called Shot account',
      'Notified@example.com: The password of your Called Shot account was changed',
    ]);
  expect(mails.flatMap(({ mail }) => mail.paragraphs).join()).toContain('(Unknown device)');
});

test('the export contains passkeys and sessions without key material', async () => {
  const { app, owner, authenticator } = await startWithPasskey('Exporter');
  await send(app, '/api/login/passkey', authenticator.assert(await signInOptions(app)));
  const exported = (await owner.inject({ url: `/api/users/${owner.user.id}/export` })).json<object>();
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  const session = { device: 'Unknown device', createdAt: at, seenAt: at, expiresAt: at };
  expect(exported).toMatchObject({ sessions: [session, session] });
  expect(exported).toHaveProperty('passkeys', [{ name: 'Unknown device', createdAt: at, usedAt: at }]);
});

test('adding a passkey needs the password in an older session', async () => {
  const { time, owner } = await startWithPasskey('Cautious');
  time.pass(10 * minute);
  expect((await own(owner, 'passkeys/options')).statusCode).toBe(422);
  expect((await own(owner, 'passkeys/options', { currentPassword: 'not the password' })).statusCode).toBe(422);
});

test('an account has at most 20 passkeys, with options of before and at once', async () => {
  const { owner } = await startWithPasskey('Collector');
  const options = await Promise.all(Array.from({ length: 30 }, async () => optionsFor(owner)));
  const add = async (each: Options) => own(owner, 'passkeys', createAuthenticator().register(each));
  const atOnce = await Promise.all(options.slice(0, 25).map(add));
  expect(atOnce.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  for (const each of options.slice(25)) expect((await add(each)).statusCode).toBe(422);
  expect(await db.$count(passkeys, eq(passkeys.userId, owner.user.id))).toBe(20);
});

test('an old session deletes the account only with the password or a passkey of its own', async () => {
  const { app, time, owner, authenticator } = await startWithPasskey('Departing');
  const other = createAuthenticator();
  const stranger = await signUpUser(app, 'Borrower');
  await own(stranger, 'passkeys', other.register(await optionsFor(stranger)));
  time.pass(10 * minute);
  const remove = async (payload?: object) =>
    (await owner.inject({ method: 'DELETE', url: `/api/users/${owner.user.id}`, ...(payload && { payload }) }))
      .statusCode;
  const assertion = async (of: typeof other) => of.assert(await signInOptions(app));
  expect(await remove()).toBe(422);
  expect(await remove({ currentPassword: 'not the password' })).toBe(422);
  expect(await remove({ passkey: await assertion(other) })).toBe(401);
  const passkey = await assertion(authenticator);
  expect(await remove({ passkey })).toBe(200);
  expect(await db.$count(users, eq(users.id, owner.user.id))).toBe(0);
  expect(await db.$count(users, eq(users.id, stranger.user.id))).toBe(1);
});

test.each([
  ['the password', { currentPassword: password }, 10],
  ['a new session', undefined, 9],
])('%s deletes the account', async (_, payload, minutes) => {
  const { time, owner } = await startWithPasskey(`Leaving${minutes}`);
  time.pass(minutes * minute);
  const url = `/api/users/${owner.user.id}`;
  const { statusCode } = await owner.inject({ method: 'DELETE', url, ...(payload && { payload }) });
  expect(statusCode).toBe(200);
});
