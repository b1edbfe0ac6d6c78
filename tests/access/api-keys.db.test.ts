import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { endpointOf, endpoints } from '../support/contract-endpoints.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';

/** The endpoints at which a key stands for its user, written independently of the code. */
const forKeys = new Set([
  'checkSession',
  'user',
  'userPicks',
  'picksFile',
  'ownConfidences',
  'dayPicks',
  'myPicks',
  'pastEvening',
  'pickReport',
  'fanBases',
  'practice',
  'privateLeagues',
  'predictedTable',
  'predictedBracket',
  'seasonBoard',
  'leaderboardPage',
  'skillBoard',
  'confidenceBoard',
]);

const db = await createTestDatabase();
const all = Object.entries(endpoints);
const isPersonal = ({ access, isPrivate, method }: Endpoint) =>
  access !== undefined || isPrivate !== undefined || method !== 'GET';
/** readable by everyone who knows a secret URL, or drawn at random: the caller does not matter */
const withoutCaller = new Set(['pickCalendar', 'leagueFeed', 'featuredPlayer']);
const refused = all.filter(
  ([name, endpoint]) => isPersonal(endpoint) && !forKeys.has(name) && !withoutCaller.has(name),
);
const accepted = all.filter(([name]) => forKeys.has(name));
const keySchema = z.object({ key: z.string() });

type Holder = Pick<TestUser, 'user' | 'cookie'> & { authorization: string };

/** Users with a key, who stay: no test changes them. */
const holders: Holder[] = [];

async function createHolder(app: FastifyInstance): Promise<Holder> {
  const { user, cookie, inject } = await signUpUser(app, `Program${holders.length}`);
  const created = await inject({ method: 'POST', url: `/api/users/${user.id}/api-keys`, payload: { name: 'A' } });
  return { user, cookie, authorization: `Bearer ${keySchema.parse(created.json()).key}` };
}

async function startWithKey(options: Parameters<typeof startTestApp>[0] = {}, place = 0) {
  const { app } = await startTestApp({ db, ...options });
  const user = (holders[place] ??= await createHolder(app));
  const { authorization } = user;
  const send = ({ method, path }: Endpoint, id = user.user.id, headers: Record<string, string> = {}) => {
    const url = path.replace('/users/:id', `/users/${id}`).replace(':kind', 'renamed').replaceAll(/:\w+/g, '424242');
    return app.inject({ method, url, headers: { authorization, ...headers } });
  };
  return { app, user, authorization, send };
}

test.each(refused)('%s refuses a key, also together with the session of its user', async (_, endpoint) => {
  const { app, user, send } = await startWithKey();
  for (const headers of [undefined, { cookie: user.cookie }]) {
    const response = await send(endpoint, user.user.id, headers);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('forbidden');
  }
  const own = await app.inject({ url: `/api/users/${user.user.id}`, headers: { cookie: user.cookie } });
  expect(own.json()).toEqual(user.user);
});

test.each(accepted)('%s reads for the user of a key, and its response is not cached', async (_, endpoint) => {
  const { send } = await startWithKey();
  const response = await send(endpoint);
  // 400: without a day
  expect([200, 400], response.body).toContain(response.statusCode);
  expect(response.headers['cache-control']).toMatch(/no-store/);
});

test.each(accepted.filter(([, { access }]) => access === 'owner'))(
  '%s refuses the key of another user',
  async (_, endpoint) => {
    const { user } = await startWithKey();
    const { send } = await startWithKey({}, 1);
    expect((await send(endpoint, user.user.id)).statusCode).toBe(403);
  },
);

test.each(accepted)('%s refuses an unknown key, whatever the cookie', async (_, endpoint) => {
  const { user, send } = await startWithKey();
  for (const authorization of [`Bearer cs_${'a'.repeat(43)}`, 'Bearer x', 'bearer  '])
    expect((await send(endpoint, user.user.id, { authorization, cookie: user.cookie })).statusCode).toBe(401);
});

test('every endpoint that a key reads is a GET, and none is of admins', () =>
  expect(accepted.map(([, { method, access }]) => `${method} ${access === 'admin'}`)).toEqual(
    accepted.map(() => 'GET false'),
  ));

test('another scheme is ignored, as in front of a site with a password', async () => {
  const { user, send } = await startWithKey();
  const headers = { authorization: 'Basic dTpw', cookie: user.cookie };
  expect((await send(endpointOf('checkSession'), user.user.id, headers)).statusCode).toBe(200);
});

test('a key does not sign in to pages', async () => {
  const pages = pagesOf(async ({ call }) => {
    const name = await call('GET /api/check_session', {}).then(
      (user) => (user as User).username,
      () => 'Sign in',
    );
    return { status: 200, html: `<p>${name}</p>` };
  });
  const { app, authorization } = await startWithKey({ pages });
  expect((await app.inject({ url: '/today', headers: { authorization } })).body).toContain('Sign in');
});
