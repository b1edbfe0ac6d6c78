import { expect, test } from 'vitest';
import { z } from 'zod';
import { passRealTime } from '#app/testing/pass-real-time.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { Mail } from '#platform/outgoing/mail.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { apiKeyLimit, mostApiKeys } from '../rules/api-key-rule.ts';
import { password, signUpUser, type TestUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const listSchema = z.object({
  apiKeys: z.array(z.object({ id: z.number(), name: z.string(), usedOn: z.string().nullable() })),
});

let namers = 0;

type App = Awaited<ReturnType<typeof startTestApp>>['app'];

const pathOf = ({ user }: TestUser): string => `/api/users/${user.id}`;
const create = (user: TestUser, payload: object = { name: 'Spreadsheet' }) =>
  user.inject({ method: 'POST', url: `${pathOf(user)}/api-keys`, payload });
const createKey = async (user: TestUser) => z.object({ key: z.string() }).parse((await create(user)).json()).key;
const list = async (user: TestUser) =>
  listSchema.parse((await user.inject({ url: `${pathOf(user)}/security` })).json()).apiKeys;
const read = (app: App, key: string, url = '/api/check_session', headers = {}) =>
  app.inject({ url, headers: { authorization: `Bearer ${key}`, ...headers } });

test('a key reads the record of its user, and is listed with its name and the last day of use', async () => {
  const { app, time } = await startTestApp({ db });
  const user = await signUpUser(app, 'Keeper');
  const key = await createKey(user);
  expect(key).toMatch(/^cs_[\w-]{43}$/);
  expect(await list(user)).toMatchObject([{ name: 'Spreadsheet', usedOn: null }]);
  const response = await read(app, key);
  expect([response.json(), response.headers['cache-control']]).toEqual([user.user, 'private, no-store']);
  const [first] = await list(user);
  expect(first?.usedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  time.pass(24 * 3_600_000);
  await read(app, key);
  expect((await list(user))[0]?.usedOn).not.toBe(first?.usedOn);
});

test('only the hash of a key is stored, and the export has its name alone', async () => {
  const { app } = await startTestApp({ db });
  const user = await signUpUser(app, 'Hashed');
  const key = await createKey(user);
  const { rows } = await db.$client.query<{ row: string }>('select k::text as row from api_keys k');
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(key.slice(3));
  const exported = await user.inject({ url: `${pathOf(user)}/export` });
  expect(exported.json()).toMatchObject({ apiKeys: [{ name: 'Spreadsheet', usedOn: null }] });
  expect(exported.body).not.toContain(key.slice(3));
});

test('a revoked key ends in every process at once, and so does the key of a deleted account', async () => {
  const [one, other] = [await startTestApp({ db, sharesLimits: true }), await startTestApp({ db, sharesLimits: true })];
  const user = await signUpUser(one.app, 'Revoker');
  const [first, second] = [await createKey(user), await createKey(user)];
  const statuses = () => Promise.all([first, second].map(async (key) => (await read(other.app, key)).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  const [oldest] = await list(user);
  await user.inject({ method: 'DELETE', url: `${pathOf(user)}/api-keys/${oldest?.id}` });
  expect(await statuses()).toEqual([401, 200]);
  await user.inject({ method: 'DELETE', url: pathOf(user) });
  expect(await statuses()).toEqual([401, 401]);
});

test('another user cannot revoke a key', async () => {
  const { app } = await startTestApp({ db });
  const [user, other] = [await signUpUser(app, 'Victim'), await signUpUser(app, 'Villain')];
  const key = await createKey(user);
  const [stored] = await list(user);
  await other.inject({ method: 'DELETE', url: `${pathOf(other)}/api-keys/${stored?.id}` });
  expect((await read(app, key)).statusCode).toBe(200);
});

test('requests of a key are limited, those of another key are not', async () => {
  const { app } = await startTestApp({ db });
  const user = await signUpUser(app, 'Busy');
  const [busy, calm] = [await createKey(user), await createKey(user)];
  for (let count = 0; count < apiKeyLimit.max; count += 1) await read(app, busy);
  const refused = await read(app, busy);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read(app, calm)).statusCode).toBe(200);
  passRealTime(apiKeyLimit.windowMs);
  expect((await read(app, busy)).statusCode).toBe(200);
});

test('an account has at most ten keys, also when they are created at once', async () => {
  const { app } = await startTestApp({ db });
  const user = await signUpUser(app, 'Collector');
  const responses = await Promise.all(Array.from({ length: mostApiKeys + 3 }, () => create(user)));
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3);
  expect(await list(user)).toHaveLength(mostApiKeys);
});

test('an older session needs the password, and the owner receives a mail', async () => {
  const mails: Mail[] = [];
  const send = async (_: string, mail: Mail) => void mails.push(mail);
  const mailer = { publicUrl: 'https://called.example', send, close: () => {} };
  const { app, time } = await startTestApp({ db, mailer });
  const user = await signUpUser(app, 'Cautious');
  await db.$client.query('update users set email_verified_at = now() where id = $1', [user.user.id]);
  time.pass(16 * 60_000);
  expect((await create(user)).statusCode).toBe(422);
  expect((await create(user, { name: 'Late', currentPassword: 'wrong' })).statusCode).toBe(422);
  expect((await create(user, { name: 'Late', currentPassword: password })).statusCode).toBe(200);
  const subjects = () => mails.map(({ subject }) => subject);
  await expect.poll(subjects).toContain('An API key was created for your Called Shot account');
});

test.each([{ name: '' }, { name: '   ' }, { name: 'a'.repeat(61) }, { name: 'a\0' }, {}])(
  '%j is not a name',
  async (payload) => {
    const { app } = await startTestApp({ db });
    const user = await signUpUser(app, `Namer${(namers += 1)}`);
    expect((await create(user, payload)).statusCode).toBe(400);
  },
);
