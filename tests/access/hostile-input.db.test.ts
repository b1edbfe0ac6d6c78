import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const values = ['\0', 'a\0b', '\ud800', '2147483648', '-1', '0000-01-01', '2026-02-30_1', '2026-02-30', '1e300', ''];
let signedUp: TestUser | null = null;

async function start() {
  const { app } = await startTestApp({ db });
  signedUp ??= await signUpUser(app, 'Tester');
  const { user, cookie } = signedUp;
  const send = (request: InjectOptions) => app.inject({ ...request, headers: { cookie } });
  return { user, send };
}

const post = (url: string, payload: object): InjectOptions & { url: string } => ({ method: 'POST', url, payload });

test.each<[InjectOptions & { url: string }, number]>([
  [post('/api/login', { username: 'a\0', password: 'b\0' }), 400],
  [post('/api/signup', { username: 'a\0', email: 'a@example.com', password: 'a\0' }), 400],
  [{ url: '/api/fans/%00' }, 400],
  [{ url: '/api/leaderboard/page?around=%00' }, 400],
  [{ url: '/api/leaderboard/skill?season=2026%00' }, 400],
  [{ url: `/api/leaderboard/page?after=${Buffer.from('[1,1,"\\u0000"]').toString('base64url')}` }, 400],
  [{ url: '/api/predictions?date=0000-01-01' }, 400],
  [{ url: '/api/users/1/predictions?before=2026-02-30_1' }, 400],
  [{ method: 'DELETE', url: '/api/predictions/2147483648' }, 400],
  [{ url: '/api/fans/%ff' }, 400],
])('%j has status %i', async (request, status) => {
  const { user, send } = await start();
  const url = request.url.replace('/users/1/', `/users/${user.id}/`);
  expect((await send({ ...request, url })).statusCode).toBe(status);
});

/** The requests of an endpoint with a hostile value in one field, and a harmless one in the others. */
function hostileRequests({ method, path, query, body }: Endpoint, id: number): InjectOptions[] {
  const fieldsOf = (schema: Endpoint['query']) =>
    schema !== undefined && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const fill = (at: string | null, value: string) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(name === at ? value : String(id)));
  return values.flatMap((value) => {
    const text = value.toWellFormed();
    return [
      ...params.map((name) => ({ method, url: fill(name, text) })),
      ...fieldsOf(query).map((name) => ({ method, url: `${fill(null, '')}?${name}=${encodeURIComponent(text)}` })),
      ...fieldsOf(body).map((name) => ({ method, url: fill(null, ''), payload: { [name]: value } })),
    ];
  });
}

const answering = Object.entries(endpoints).filter(
  ([route, { mediaType }]) => mediaType !== 'text/event-stream' && route !== 'deleteUser' && route !== 'logout',
);

test.each(answering)('%s responds to hostile values without an internal error', async (_, endpoint) => {
  const { user, send } = await start();
  for (const request of hostileRequests(endpoint, user.id)) {
    const { statusCode, body } = await send(request);
    expect([request, statusCode < 500 || body.includes('upstream_unavailable')]).toEqual([request, true]);
  }
});
