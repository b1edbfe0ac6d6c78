import { hash } from 'node:crypto';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { RequestLog } from './build-app.ts';

const inline = { styles: ['b{}'], scripts: ['go()'] };

const helloPage = pagesOf(async ({ theme, url }) => ({
  status: 200,
  inline,
  html: `<style>b{}</style>${theme} ${url} ${'long enough to compress '.repeat(60)}`,
}));

test('every response has a request id and the security headers', async () => {
  const { app } = await startTestApp();
  for (const url of ['/api/league', '/api/nothing', '/api/games/7/stream?since=x', '/healthz']) {
    const { headers } = await app.inject(url);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

describe('unknown paths', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/games/7/nothing'])('%s has status 404 and JSON', async (url) => {
    const response = await (await startTestApp({ pages: helloPage })).app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('another method has status 405 and the allowed methods', async () => {
    const { app } = await startTestApp({ pages: helloPage });
    const posted = await app.inject({ method: 'POST', url: '/api/games' });
    expect(posted).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
    expect(posted.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
    const streamed = await app.inject({ method: 'HEAD', url: '/api/games/7/stream' });
    expect(streamed).toMatchObject({ statusCode: 405, headers: { allow: 'GET' } });
    expect((await app.inject({ method: 'DELETE', url: '/today' })).statusCode).toBe(405);
  });

  test('HEAD works where GET does', async () => {
    const { statusCode, body } = await (await startTestApp()).app.inject({ method: 'HEAD', url: '/api/league' });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
  });
});

describe('a data response', () => {
  test('is compressed if the client accepts it, with a Vary header', async () => {
    const { app } = await startTestApp();
    const plain = await app.inject('/api/games');
    const packed = await app.inject({ url: '/api/games', headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding, cookie']);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('after an unexpected error has status 500 and no details', async () => {
    const health = () => {
      throw new Error('secret inside');
    };
    const response = await (await startTestApp({ health })).app.inject('/healthz');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong on the server.' } });
  });
});

describe('pages', () => {
  test('have a policy without unsafe sources but with the hashes of their inline texts, and the theme of the cookie', async () => {
    const { app } = await startTestApp({ pages: helloPage });
    const headers = { cookie: 'a=b; theme=dark', host: 'x.test' };
    const response = await app.inject({ url: '/today?level=11', headers });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', 'b{}', 'base64')}';`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', 'go()', 'base64')}';`);
    expect(response.body).toContain('dark http://x.test/today?level=11');
    expect(response.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=1,/);
  });

  test('redirect as the renderer requests', async () => {
    const { app } = await startTestApp({ pages: pagesOf(async () => ({ status: 302, html: '', location: '/today' })) });
    const response = await app.inject('/');
    expect({ status: response.statusCode, to: response.headers.location }).toEqual({ status: 302, to: '/today' });
    expect(response.body).toContain('<a href="/today">');
  });

  test('that fail to render show an error without details', async () => {
    const { app } = await startTestApp({ pages: pagesOf(() => Promise.reject(new Error('secret inside'))) });
    const response = await app.inject('/today');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Unexpected Application Error!');
    expect(response.body).not.toContain('secret');
  });

  test('call the API in process, with the same responses and errors', async () => {
    const seen: unknown[] = [];
    const pages = pagesOf(async ({ call }) => {
      seen.push(await call('GET /api/games', { query: { level: '1' } }));
      seen.push(await call('GET /api/games/:gamePk', { params: { gamePk: 'abc' } }).catch((error: unknown) => error));
      return { status: 200, html: 'drawn' };
    });
    const { app } = await startTestApp({ pages });
    expect((await app.inject('/today')).body).toBe('drawn');
    expect(seen[0]).toEqual((await app.inject('/api/games')).json());
    expect(seen[1]).toBeInstanceOf(ApiError);
    expect(seen[1]).toMatchObject({ status: 400, code: 'invalid_input', fields: { gamePk: expect.any(String) } });
  });
});

test('a request is logged in one line with operation, URL, status and time', async () => {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: pino({ base: null }, { write: (line: string) => lines.push(line) }),
    logController: new RequestLog(),
  });
  app.get('/hello', { config: { operation: 'hello' } }, async () => 'hello');
  await app.inject('/hello?to=you');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reqId: 'req-1',
      operation: 'hello',
      req: { method: 'GET', url: '/hello?to=you' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    },
  ]);
});
