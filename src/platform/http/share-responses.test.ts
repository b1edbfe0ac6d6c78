import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';

type Rendered = { status?: number; html?: string };

/** An application that shares responses, with a page that counts how often it is rendered. */
async function startSharingApp(
  page: (count: number) => Rendered | Promise<Rendered> = () => ({}),
  trustedProxies: string[] = [],
) {
  let count = 0;
  const loadPages = pagesOf(async ({ theme }) => {
    count += 1;
    const html = `render ${count} in ${theme ?? 'no theme'} ${'with more text '.repeat(90)}`;
    return { status: 200, html, ...(await page(count)) };
  });
  let fromMemory = 0;
  const pages = async (app: FastifyInstance) => {
    app.addHook('onResponse', async ({ isShared }) => void (fromMemory += isShared ? 1 : 0));
    app.addHook('onRequest', async ({ method }, reply) =>
      method === 'GET' || method === 'HEAD' ? undefined : reply.send({}),
    );
    return loadPages();
  };
  const parts = await startTestApp({ isSharing: true, pages, trustedProxies });
  const url = await parts.app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { ...parts, url, get, renders: () => count, fromMemory: () => fromMemory };
}

const token = 'x'.repeat(43);
const session = { cookie: `theme=dark; called_shot=${token}` };

describe('a page without a session', () => {
  test('is rendered once for simultaneous and for later requests, and again after a second', async () => {
    const { get, time, renders } = await startSharingApp();
    await Promise.all([get('/today'), get('/today'), get('/today')]);
    expect((await get('/today')).body).toContain('render 1 ');
    time.pass(600);
    await get('/today');
    expect(renders()).toBe(1);
    time.pass(401);
    expect((await get('/today')).body).toContain('render 2 ');
  });

  test('has the same headers from the memory as when it was made, except for the request id', async () => {
    const { get } = await startSharingApp();
    const [made, stored] = [await get('/today'), await get('/today')];
    const headersOf = (headers: Headers) =>
      Object.fromEntries([...headers].filter(([name]) => !/^(?:x-request-id|date)$/.test(name)));
    expect(headersOf(stored.headers)).toEqual(headersOf(made.headers));
    expect(stored.body).toBe(made.body);
    expect(stored.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(stored.headers.get('x-request-id')).not.toBe(made.headers.get('x-request-id'));
    expect(stored.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=4');
    expect(stored.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(stored.headers.get('content-encoding')).toBe('br');
  });

  test('is shared in each theme, URL, host and encoding separately', async () => {
    const { get, renders } = await startSharingApp();
    expect((await get('/today', { cookie: 'theme=dark' })).body).toContain('in dark');
    expect((await get('/today', { cookie: 'theme=light' })).body).toContain('in light');
    expect((await get('/today', { cookie: 'a=b' })).body).toContain('in no theme');
    await get('/today?level=11');
    expect(renders()).toBe(4);
    for (const encoding of ['gzip', 'br', 'identity']) {
      const { headers } = await get('/today', { 'accept-encoding': encoding });
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
    }
    expect((await get('/today', { 'accept-encoding': 'gzip, *;q=0' })).headers.get('content-encoding')).toBe('gzip');
    expect(renders()).toBe(6);
  });

  test('has status 304 for a client that has it', async () => {
    const { get } = await startSharingApp();
    const etag = (await get('/today')).headers.get('etag') ?? '';
    const again = await get('/today', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await get('/today', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([404, 429, 500, 503])('with status %i is not shared and not cached', async (status) => {
    const { get } = await startSharingApp(() => ({ status }));
    expect((await get('/today')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/today')).body).toContain('render 2 ');
  });
});

test('a page with a session is never stored and never a stored one', async () => {
  const { get } = await startSharingApp();
  await get('/today', { cookie: 'theme=dark' });
  const own = await get('/today', session);
  expect(own.body).toContain('render 2 ');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await get('/today', { cookie: `__Host-called_shot=${token}` })).body).toContain('render 3 ');
  expect((await get('/today', { cookie: 'theme=dark' })).body).toContain('render 1 ');
});

test.each([
  `called_shot =${token}`,
  `called_shot\t=${token}`,
  'called_shot=x',
  'called_shot_device=x',
  'called_shot_other=x',
  'theme=purple',
  'delay =30',
  'delay=x',
  'held=1',
  'hide=some',
  'opened=standings',
])(
  'a request with the cookie %s is not shared, because it is no session, device or theme that this server has set',
  async (cookie) => {
    const { get, renders, fromMemory } = await startSharingApp();
    await get('/today');
    await get('/api/teams');
    expect((await get('/today', { cookie })).headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/today', { cookie })).body).toContain('render 3 ');
    await get('/api/teams', { cookie });
    expect((await get('/today')).body).toContain('render 1 ');
    expect(renders()).toBe(3);
    expect(fromMemory()).toBe(1);
  },
);

describe('requests that wait for the same page', () => {
  test('receive it, also if the first one has the page already', async () => {
    const { get, renders, shared } = await startSharingApp(() => ({ html: 'page '.repeat(300) }));
    const etag = (await get('/today')).headers.get('etag') ?? '';
    shared.clear();
    const [first, second] = await Promise.all([get('/today', { 'if-none-match': etag }), get('/today')]);
    expect([first.status, second.status, renders()]).toEqual([304, 200, 2]);
    expect(second.body).toContain('page');
  });

  test('are each rendered if the first rendering has failed', async () => {
    const { get, renders, shared } = await startSharingApp((count) => ({ status: count === 1 ? 500 : 200 }));
    const statuses = (await Promise.all([get('/today'), get('/today'), get('/today')])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 500]);
    expect(renders()).toBe(3);
    expect(shared.flights.size).toBe(0);
  });

  test('that were begun before a change receive it, but later requests do not', async () => {
    const begun = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const { get, shared } = await startSharingApp(async (count) => {
      if (count === 1) {
        begun.resolve();
        await changed.promise;
      }
      return {};
    });
    const early = get('/today');
    await begun.promise;
    shared.clear();
    changed.resolve();
    expect((await early).body).toContain('render 1 ');
    expect((await get('/today')).body).toContain('render 2 ');
  });
});

describe('an API response', () => {
  test('is shared until the game changes, by clients without and by clients with a session', async () => {
    const { get, shared, fromMemory } = await startSharingApp();
    const first = await get('/api/games/7');
    expect((await get('/api/games/7')).body).toBe(first.body);
    expect((await get('/api/games/7', session)).body).toBe(first.body);
    expect((await get('/api/games')).status).toBe(200);
    await get('/api/games');
    expect(fromMemory()).toBe(3);
    shared.clearGame(7);
    await get('/api/games/7');
    expect(fromMemory()).toBe(3);
    await get('/api/games');
    expect(fromMemory()).toBe(4);
  });

  test('for a client with the newest version is an empty one with status 304', async () => {
    const { get, fromMemory } = await startSharingApp();
    const { version } = JSON.parse((await get('/api/games/7')).body) as { version: number };
    const responses = [await get(`/api/games/7?since=${version}`), await get(`/api/games/7?since=${version}`)];
    expect(responses.flatMap(({ status, body }) => [status, body])).toEqual([304, '', 304, '']);
    expect(fromMemory()).toBe(1);
  });

  test('of one user, or with an error, is never stored', async () => {
    const { get, shared } = await startSharingApp();
    for (const path of ['/api/check_session', '/api/players/featured', '/api/games/999', '/api/games/abc'])
      await get(path);
    await get('/api/games', { authorization: 'Bearer cs_x' });
    await get(`/api/games?${'long'.repeat(300)}`);
    expect(shared.entries.size).toBe(0);
  });
});

test('invented URLs do not fill the memory', async () => {
  const { entries } = (await startSharingApp()).shared;
  const response = { status: 200, etag: undefined, headers: [], unchangedHeaders: [] };
  for (let index = 0; index < 2100; index++) entries.set(`/small?${index}`, { ...response, body: Buffer.from('x') });
  expect([entries.has('/small?99'), entries.has('/small?100')]).toEqual([false, true]);
  for (let index = 0; index < 70; index++) entries.set(`/large?${index}`, { ...response, body: Buffer.alloc(1e6) });
  expect([entries.has('/small?2099'), entries.has('/large?69')]).toEqual([false, true]);
});

test('behind a trusted proxy, responses for each forwarded host and scheme are separate', async () => {
  const { get, renders } = await startSharingApp(undefined, ['127.0.0.1']);
  const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shot.example' };
  for (const headers of [secure, { ...secure, 'x-forwarded-proto': 'http' }, {}]) await get('/today', headers);
  expect(renders()).toBe(3);
  expect((await get('/today', secure)).headers.has('strict-transport-security')).toBe(true);
  expect((await get('/today')).headers.has('strict-transport-security')).toBe(false);
  expect(renders()).toBe(3);
});

test('a request with two hosts is refused although the page is stored', async () => {
  const { get, url } = await startSharingApp();
  await get('/today');
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(`GET /today HTTP/1.1\r\nHost: ${host}\r\nHost: other.test\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a HEAD request has the headers of the stored page and no body', async () => {
  const { get, url, renders } = await startSharingApp();
  const { headers } = await get('/today');
  const head = await fetch(`${url}/today`, { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('etag')).toBe(headers.get('etag'));
  expect(renders()).toBe(1);
});

test('after a write that others see, a page is rendered again', async () => {
  const { url, get, renders } = await startSharingApp();
  await get('/today');
  const privateWrites = [
    ['POST', '/api/predictions'],
    ['DELETE', '/api/users/1/push'],
    ['POST', '/api/users/1/email'],
  ] as const;
  for (const [method, path] of privateWrites) expect(await write(url, method, path)).toBe(200);
  await get('/today');
  expect(renders()).toBe(1);
  expect(await write(url, 'PATCH', '/api/users/1')).toBe(200);
  await get('/today');
  expect(renders()).toBe(2);
});

test('a form that fails leaves the stored pages as they are', async () => {
  let renders = 0;
  const pages = pagesOf(async () => ({ status: 200, html: `render ${(renders += 1)}` }));
  const { app } = await startTestApp({ isSharing: true, pages });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await (await fetch(`${url}/today`)).text();
  for (const [name, fields] of [
    ['sign-in', { username: 'stranger', password: 'wrong' }],
    ['sign-up', { username: '', email: '', password: '' }],
    ['pick', {}],
  ] as const) {
    const body = new URLSearchParams(fields);
    const sent = { method: 'POST', headers: { origin: url }, body, redirect: 'manual' } as const;
    expect((await fetch(`${url}/forms/${name}`, sent)).status).toBe(303);
    await (await fetch(`${url}/today`)).text();
  }
  expect(renders).toBe(1);
});

async function write(url: string, method: string, path: string): Promise<number> {
  return (await fetch(`${url}${path}`, { method })).status;
}
