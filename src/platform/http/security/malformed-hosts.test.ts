import { pagesOf } from '#app/testing/pages-of.ts';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';

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
  const { statusCode } = await app.inject({ url: '/today', headers: { 'x-forwarded-host': host } });
  expect(statusCode).toBe(400);
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
