import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { isSameOrigin } from './same-origin.ts';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shot.example' }, false],
  [{ 'sec-fetch-site': '' }, false],
  [{ origin: 'https://shot.example' }, true],
  [{ origin: 'https://shot.example:8443' }, false],
  [{ origin: 'http://shot.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://shot.example.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{}, true],
])('%j to shot.example: %s', (headers, expected) => {
  expect(isSameOrigin(headers, ['https://shot.example'])).toBe(expected);
});

test.each([
  ['http://shot.example', null, 200],
  ['https://shot.example', null, 403],
  ['https://shot.example', 'https://shot.example', 200],
])('a page of %s with the public URL %s: %i', async (origin, publicUrl, status) => {
  const { app } = await startTestApp({ publicUrl });
  const headers = { host: 'shot.example', origin };
  expect((await app.inject({ method: 'DELETE', url: '/api/logout', headers })).statusCode).toBe(status);
});

test('a page of another site can read public data and change nothing', async () => {
  const { app } = await startTestApp();
  const headers = { origin: 'https://evil.example' };
  expect((await app.inject({ url: '/api/league', headers })).statusCode).toBe(200);
  const refused = await app.inject({ method: 'DELETE', url: '/api/logout', headers });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ error: { code: 'foreign_origin' } });
  expect(refused.headers).not.toHaveProperty('set-cookie');
});

const pages = pagesOf(async ({ url }) => ({ status: 200, html: new URL(url).href }));
const start = (trustedProxies: string[] = []) => startTestApp({ pages, trustedProxies });

const malformed = ['a b', 'a/b', 'user@a', '[::1', 'a:b', 'a:99999', '999.1.1.1', '<script>', 'a?b', 'a\\b', '%41%'];

test.each(malformed)('the host %s has status 400 on pages and on the API', async (host) => {
  const { app } = await start();
  for (const url of ['/today', '/api/league', '/robots.txt', '/api/nothing'])
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(400);
});

test.each(malformed)('the forwarded host %s of a trusted proxy has status 400', async (host) => {
  const { app } = await start(['127.0.0.1']);
  expect((await app.inject({ url: '/today', headers: { 'x-forwarded-host': host } })).statusCode).toBe(400);
});

test.each(['shot.example', 'SHOT.example:8080', '127.0.0.1:3000', '[::1]:3000', 'my_host.internal.'])(
  'the host %s is accepted',
  async (host) => {
    const { app } = await start();
    expect((await app.inject({ url: '/today', headers: { host } })).statusCode).toBe(200);
  },
);

test('an unusual protocol or path does not change the host of the page', async () => {
  const { app } = await start(['127.0.0.1']);
  const headers = { host: 'shot.example', 'x-forwarded-proto': 'javascript' };
  for (const url of ['//evil.example/today', '/\\evil.example/today', 'http://evil.example/today'])
    expect((await app.inject({ url, headers })).body).toMatch(/^http:\/\/shot\.example\//);
});

/** The status line of the response to a raw request. */
async function send(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

test('several Host headers have status 400; HTTP/1.0 needs none', async () => {
  const { app } = await start();
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const close = 'Connection: close';
  expect(await send(port, ['GET /today HTTP/1.1', 'Host: a.test', 'Host: b.test', close])).toContain(' 400 ');
  expect(await send(port, ['GET /today HTTP/1.1', 'Host: a.test', close])).toContain(' 200 ');
  expect(await send(port, ['GET /today HTTP/1.1', close])).toContain(' 400 ');
  expect(await send(port, ['GET /today HTTP/1.0'])).toContain(' 200 ');
});
