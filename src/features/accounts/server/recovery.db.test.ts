import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createMailer } from '#platform/outgoing/create-mailer.ts';
import { startMailServer, tokenIn } from '#platform/outgoing/testing/start-mail-server.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { accountTokens } from '../tables.ts';
import { createResetLink } from './recover-account.ts';
import { cookieOf, password, signUpUser, type TestUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const newPassword = 'another long passphrase';
const minute = 60_000;

async function startApp() {
  const { url, mails } = await startMailServer();
  const mailer = createMailer({ smtpUrl: url, from: 'site@called.example', publicUrl: 'https://called.example' });
  onTestFinished(() => mailer.close());
  const { app, time } = await startTestApp({ db, mailer });
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/${path}`, payload });
  const logIn = async (username: string, given: string) =>
    (await post('login', { username, password: given })).statusCode;
  /** Waits until `count` mails have arrived, and returns the last one. */
  const mailNumber = async (count: number) => {
    await expect.poll(() => mails.length).toBe(count);
    return mails[count - 1] ?? { to: [], content: '' };
  };
  return { app, time, post, logIn, mails, mailNumber };
}

type Started = Awaited<ReturnType<typeof startApp>>;

async function signUpVerified({ app, post, mailNumber }: Started, username: string): Promise<TestUser> {
  const user = await signUpUser(app, username);
  expect((await post('verify-email', { token: tokenIn(await mailNumber(1)) })).statusCode).toBe(200);
  return user;
}

test('the owner of a verified email gets a link that replaces the password once and ends all sessions', async () => {
  const started = await startApp();
  const { app, post, logIn, mailNumber } = started;
  const user = await signUpVerified(started, 'Forgetful');
  const request = { method: 'POST', url: '/api/password/reset-link', headers: { host: 'evil.example' } } as const;
  const requested = await app.inject({ ...request, payload: { email: 'FORGETFUL@example.com' } });
  expect(requested.json()).toEqual({ canMail: true });
  const mail = await mailNumber(2);
  expect(mail.content).toContain('https://called.example/');
  expect(mail.content).not.toContain('evil.example');
  expect(mail.to).toEqual(['Forgetful@example.com']);
  const token = tokenIn(mail);
  expect((await post('password/reset', { token, password: 'Baseball1!' })).statusCode).toBe(422);
  const reset = await post('password/reset', { token, password: newPassword });
  expect(reset.json()).toEqual(user.user);
  const signedIn = { url: '/api/check_session', headers: { cookie: cookieOf(reset.headers) } };
  expect((await app.inject(signedIn)).statusCode).toBe(200);
  expect((await user.inject({ url: '/api/check_session' })).statusCode).toBe(401);
  expect((await post('password/reset', { token, password: 'a third long passphrase' })).statusCode).toBe(422);
  expect([await logIn('Forgetful', password), await logIn('Forgetful', newPassword)]).toEqual([401, 200]);
});

test('of simultaneous uses of a link, one succeeds', async () => {
  const { app, post } = await startApp();
  const { user } = await signUpUser(app, 'Double');
  const link = await createResetLink(db, { userId: user.id, publicUrl: 'https://called.example', now: Date.now() });
  const token = link.split('#token=')[1];
  const uses = [1, 2, 3, 4].map((n) => post('password/reset', { token, password: `a new long passphrase ${n}` }));
  const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
});

test('a link expires after 30 minutes', async () => {
  const started = await startApp();
  const { post, time, mailNumber } = started;
  await signUpVerified(started, 'Tardy');
  await post('password/reset-link', { email: 'tardy@example.com' });
  const token = tokenIn(await mailNumber(2));
  time.pass(30 * minute);
  expect((await post('password/reset', { token, password: newPassword })).statusCode).toBe(422);
});

test('unknown and unverified emails get the same response and no mail', async () => {
  const started = await startApp();
  const { app, post, mails, mailNumber } = started;
  await signUpVerified(started, 'Verified');
  await signUpUser(app, 'Unverified');
  await mailNumber(2);
  const ask = async (name: string) => (await post('password/reset-link', { email: `${name}@example.com` })).body;
  const known = await ask('verified');
  expect([await ask('unverified'), await ask('unknown')]).toEqual([known, known]);
  await mailNumber(3);
  const names = ['Verified', 'Unverified', 'Verified'];
  expect(mails.map(({ to }) => to[0])).toEqual(names.map((name) => `${name}@example.com`));
});

test('reset links of one email are limited per network, and the requests of others never block the owner', async () => {
  const started = await startApp();
  const user = await signUpVerified(started, 'Busy');
  const ask = async (remoteAddress: string, headers = {}) => {
    const request = { method: 'POST', url: '/api/password/reset-link', remoteAddress, headers } as const;
    return (await started.app.inject({ ...request, payload: { email: 'busy@example.com' } })).statusCode;
  };
  const asks = async (count: number, remoteAddress: string, headers = {}) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await ask(remoteAddress, headers));
    return statuses;
  };
  expect([await asks(4, '203.0.113.9'), await ask('198.51.100.4')]).toEqual([[200, 200, 200, 429], 200]);
  for (const n of [1, 2, 3, 4, 5]) expect(await asks(3, `192.0.2.${n}`)).toEqual([200, 200, 200]);
  const device = { cookie: user.cookie };
  expect(await asks(4, '203.0.113.9', device)).toEqual([200, 200, 200, 429]);
  const stranger = await signUpUser(started.app, 'Stranger');
  expect(await ask('203.0.113.9', { cookie: stranger.cookie })).toBe(429);
  // the verification of both accounts, three mails that strangers caused, and three of the owner's device
  await started.mailNumber(8);
});

test('a request beyond the mails of an hour renews the link that was mailed, for a day at most', async () => {
  const started = await startApp();
  const { post, time, mailNumber } = started;
  await signUpVerified(started, 'Renewed');
  const ask = async () => post('password/reset-link', { email: 'renewed@example.com' });
  for (let n = 0; n < 3; n += 1) await ask();
  const token = tokenIn(await mailNumber(4));
  const expiry = async () =>
    (await db.$client.query<{ at: Date }>("select max(expires_at) as at from account_tokens where kind = 'reset'"))
      .rows[0]?.at;
  const first = await expiry();
  time.pass(20 * minute);
  await started.app.inject({
    method: 'POST',
    url: '/api/password/reset-link',
    remoteAddress: '192.0.2.1',
    payload: { email: 'renewed@example.com' },
  });
  await expect.poll(async () => Number(await expiry()) - Number(first)).toBe(20 * minute);
  time.pass(20 * minute);
  expect((await post('password/reset', { token, password: newPassword })).statusCode).toBe(200);
  expect(started.mails).toHaveLength(4);
});

test('changes of an email are limited, and an old email that was never verified gets no mail', async () => {
  const { app, mails } = await startApp();
  const user = await signUpUser(app, 'Restless');
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const payload = { currentPassword: password, email: `stranger${n}@example.com` };
    const url = `/api/users/${user.user.id}/email`;
    statuses.push((await user.inject({ method: 'POST', url, payload })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await expect.poll(() => mails.length).toBe(6);
  expect(mails.map(({ to }) => String(to[0])).toSorted((one, other) => one.localeCompare(other))).toEqual(
    ['Restless', ...[0, 1, 2, 3, 4].map((n) => `stranger${n}`)].map((name) => `${name}@example.com`),
  );
});

test('the tokens and codes in the database are hashes', async () => {
  const started = await startApp();
  const user = await signUpVerified(started, 'Hashed');
  const codes = await createCodes(user);
  await started.post('password/reset-link', { email: 'hashed@example.com' });
  const token = tokenIn(await started.mailNumber(2));
  expect(token).toHaveLength(43);
  const { rows } = await db.$client.query<{ row: string }>(
    'select account_tokens::text as row from account_tokens union all select recovery_codes::text from recovery_codes',
  );
  const all = rows.map(({ row }) => row).join('\n');
  for (const secret of [token, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(all).not.toContain(secret);
});

test('a new email is verified by its own link, the old one is notified, and earlier links stop working', async () => {
  const started = await startApp();
  const { post, mails, mailNumber } = started;
  const user = await signUpVerified(started, 'Relocated');
  await post('password/reset-link', { email: 'relocated@example.com' });
  const earlier = tokenIn(await mailNumber(2));
  const change = { currentPassword: password, email: 'new-home@example.com' };
  await user.inject({ method: 'POST', url: `/api/users/${user.user.id}/email`, payload: change });
  await mailNumber(4);
  const sent = mails.slice(2).toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
  expect(sent.map(({ to }) => to[0])).toEqual(['new-home@example.com', 'Relocated@example.com']);
  expect(sent[1]?.content).toContain('was changed');
  expect((await post('password/reset', { token: earlier, password: newPassword })).statusCode).toBe(422);
  const security = async () => (await user.inject({ url: `/api/users/${user.user.id}/security` })).json<object>();
  expect(await security()).toMatchObject({ isEmailVerified: false, canMail: true });
  await post('verify-email', { token: sent[0] === undefined ? '' : tokenIn(sent[0]) });
  expect(await security()).toMatchObject({ isEmailVerified: true });
});

const claims = ({ app }: Started) => {
  const claim = (username: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/signup',
      remoteAddress,
      payload: { username, email: 'mine@example.com', password },
    });
  const verify = (mail: Parameters<typeof tokenIn>[0], cookie = '') =>
    app.inject({ method: 'POST', url: '/api/verify-email', headers: { cookie }, payload: { token: tokenIn(mail) } });
  return { claim, verify };
};

const ownersOfMine = async () =>
  (await db.$client.query("select username from users where email_key = 'mine@example.com'")).rows;

test('verifying an email takes it from an account that only claimed it', async () => {
  const started = await startApp();
  const { claim, verify } = claims(started);
  await claim('Squatter', '192.0.2.1');
  const [first] = [await started.mailNumber(1)];
  const owner = await claim('TrueOwner', '192.0.2.2');
  const second = await started.mailNumber(2);
  expect(second.content.replaceAll(tokenIn(second), '')).not.toContain('TrueOwner');
  const undecided = await verify(second);
  expect(undecided.statusCode).toBe(422);
  expect(undecided.body).toContain('Sign in to yours');
  // each link belongs to the email, not to the account that caused it
  expect((await verify(first, cookieOf(owner.headers))).statusCode).toBe(200);
  expect(await ownersOfMine()).toEqual([{ username: 'TrueOwner' }]);
  expect((await verify(second, cookieOf(owner.headers))).statusCode).toBe(422);
  await claim('Latecomer', '192.0.2.3');
  expect(started.mails).toHaveLength(2);
});

test('sixty sign-ups with the email of a stranger send three mails without their names, and the owner can still verify it', async () => {
  await db.$client.query("delete from users where email = 'mine@example.com'");
  const started = await startApp();
  const { claim, verify } = claims(started);
  for (let n = 0; n < 60; n += 1) expect((await claim(`Flood${n}`, `192.0.2.${n}`)).statusCode).toBe(201);
  const mail = await started.mailNumber(3);
  const owner = await claim('RealOwner', '198.51.100.1');
  const countClaims = () => db.$count(accountTokens, eq(accountTokens.emailKey, 'mine@example.com'));
  await expect.poll(countClaims).toBe(61);
  for (const { content } of started.mails) expect(content.replaceAll('=\r\n', '')).not.toMatch(/Flood|RealOwner/);
  expect((await verify(mail, cookieOf(owner.headers))).statusCode).toBe(200);
  expect(await ownersOfMine()).toEqual([{ username: 'RealOwner' }]);
  expect(started.mails).toHaveLength(3);
});

async function createCodes(user: TestUser, payload: object = {}): Promise<string[]> {
  const response = await user.inject({ method: 'POST', url: `/api/users/${user.user.id}/recovery-codes`, payload });
  expect(response.statusCode).toBe(200);
  return response.json<{ codes: string[] }>().codes;
}

test('a recovery code replaces the password once, in any case and with or without dashes', async () => {
  const { app, post, logIn } = await startApp();
  const user = await signUpUser(app, 'Prepared');
  const codes = await createCodes(user);
  expect(new Set(codes).size).toBe(10);
  const recover = (code = '', next = newPassword) =>
    post('password/recover', { username: 'prepared', code, password: next });
  expect((await recover('aaaa-aaaa-aaaa-aaaa')).statusCode).toBe(401);
  const recovered = await recover(codes[0]?.toUpperCase().replaceAll('-', ' '));
  expect([recovered.json(), (await user.inject({ url: '/api/check_session' })).statusCode]).toEqual([user.user, 401]);
  expect((await recover(codes[0])).statusCode).toBe(401);
  expect((await recover(codes[1], 'a third long passphrase')).statusCode).toBe(200);
  expect(await logIn('Prepared', 'a third long passphrase')).toBe(200);
});

test('new recovery codes replace the earlier ones, and need the password in an older session', async () => {
  const { app, time, post } = await startApp();
  const user = await signUpUser(app, 'Renewer');
  const [earlier] = await createCodes(user);
  time.pass(15 * minute);
  const url = `/api/users/${user.user.id}/recovery-codes`;
  expect((await user.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(422);
  expect(await createCodes(user, { currentPassword: password })).toHaveLength(10);
  const recover = { username: 'Renewer', code: earlier, password: newPassword };
  expect((await post('password/recover', recover)).statusCode).toBe(401);
});

test('guesses of recovery codes are limited like failed sign-ins', async () => {
  const { post } = await startApp();
  const payload = { username: 'Guessed', code: 'aaaa-aaaa-aaaa-aaaa', password: newPassword };
  const guess = async () => (await post('password/recover', payload)).statusCode;
  for (let round = 0; round < 10; round += 1) expect(await guess()).toBe(401);
  expect(await guess()).toBe(429);
});
