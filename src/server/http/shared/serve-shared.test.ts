import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/start-test-app.ts';

type Rendered = { status?: number; html?: string };

/** An application that shares responses, with a page that counts how often it is rendered. */
async function startSharingApp(page: (count: number) => Rendered = () => ({})) {
  let count = 0;
  const renderPage = async ({ theme }: { theme: string | null }) => {
    count += 1;
    return {
      status: 200,
      html: `render ${count} in ${theme ?? 'no theme'} ${'with more text '.repeat(90)}`,
      ...page(count),
    };
  };
  const loaded = { renderPage, assets: { manifest: {}, styles: {} } };
  const pages = async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ method }, reply) =>
      method === 'GET' || method === 'HEAD' ? undefined : reply.send({}),
    );
    return { isDevelopment: false, load: async () => loaded };
  };
  const parts = await startTestApp({ isSharing: true, pages });
  const url = await parts.app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { ...parts, url, get, renders: () => count };
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
    time.pass(400);
    expect((await get('/today')).body).toContain('render 2 ');
  });

  test('has the same headers from the memory as when it was made, except for the request id', async () => {
    const { get, sent, time } = await startSharingApp();
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
    time.pass(1500);
    expect(sent).toMatchObject([{ route: '/*', sent: { 200: 1, 304: 0 } }]);
  });

  test('is shared in each theme, address, host and encoding separately', async () => {
    const { get, renders } = await startSharingApp();
    expect((await get('/today', { cookie: 'theme=dark' })).body).toContain('in dark');
    expect((await get('/today', { cookie: 'theme=light' })).body).toContain('in light');
    expect((await get('/today', { cookie: 'a=b' })).body).toContain('in no theme');
    await get('/today?level=11');
    expect(renders()).toBe(4);
    expect((await get('/today', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/today', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    expect(renders()).toBe(4);
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
    const first = await get('/today');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await get('/today')).body).toContain('render 2 ');
  });
});

describe('a page with a session', () => {
  test('is never stored and never a stored one', async () => {
    const { get } = await startSharingApp();
    await get('/today', { cookie: 'theme=dark' });
    const own = await get('/today', session);
    expect(own.body).toContain('render 2 ');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/today', { cookie: `__Host-called_shot=${token}` })).body).toContain('render 3 ');
    expect((await get('/today', { cookie: 'theme=dark' })).body).toContain('render 1 ');
  });
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
    const { get, renders, shared, sent } = await startSharingApp();
    await get('/today');
    await get('/api/teams');
    const own = await get('/today', { cookie });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/today', { cookie })).body).toContain('render 3 ');
    await get('/api/teams', { cookie });
    expect((await get('/today')).body).toContain('render 1 ');
    expect(renders()).toBe(3);
    shared.clear();
    expect(sent).toMatchObject([{ sent: { 200: 1 } }]);
  },
);

test('one request renews a page before it expires, while others receive the stored one', async () => {
  const { get, time } = await startSharingApp();
  await get('/today');
  time.pass(800);
  const bodies = await Promise.all([get('/today'), get('/today')]);
  expect(bodies.map(({ body }) => body.slice(0, 8)).toSorted()).toEqual(['render 1', 'render 2']);
  expect((await get('/today')).body).toContain('render 2 ');
});

describe('an API response', () => {
  test('is shared until the game changes, by clients without and by clients with a session', async () => {
    const { get, shared, sent } = await startSharingApp();
    const first = await get('/api/games/7');
    expect((await get('/api/games/7')).body).toBe(first.body);
    expect((await get('/api/games/7', session)).body).toBe(first.body);
    expect((await get('/api/games')).status).toBe(200);
    await get('/api/games');
    shared.clearGame(7);
    expect(sent).toMatchObject([{ operation: 'game', route: '/api/games/:gamePk', sent: { 200: 1 } }]);
    shared.clear();
    expect(sent).toHaveLength(2);
  });

  test('for a client with the newest version is an empty one with status 304', async () => {
    const { get, shared, sent } = await startSharingApp();
    const { version } = JSON.parse((await get('/api/games/7')).body) as { version: number };
    const responses = [await get(`/api/games/7?since=${version}`), await get(`/api/games/7?since=${version}`)];
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [304, ''],
      [304, ''],
    ]);
    shared.clear();
    expect(sent).toMatchObject([{ sent: { 304: 1 } }]);
  });

  test('of one user, or with an error, is never stored', async () => {
    const { get, shared, sent } = await startSharingApp();
    for (const path of ['/api/check_session', '/api/players/featured', '/api/games/999', '/api/games/abc'])
      expect([await get(path), await get(path)].map(({ headers }) => headers.get('x-request-id'))).toHaveLength(2);
    shared.clear();
    expect(sent).toEqual([]);
  });
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
  const head = await fetch(`${url}/today`, { method: 'HEAD' });
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

async function write(url: string, method: string, path: string): Promise<number> {
  const { status } = await fetch(`${url}${path}`, { method });
  return status;
}
