import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';

const plain = { accept: 'text/plain' };

async function start() {
  const parts = await startTestApp({ isSharing: true });
  const url = await parts.app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, { headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { ...parts, get };
}

describe('the text version', () => {
  test.each([
    ['/today/text', 'MLB games of Sunday, June 1, 2031'],
    ['/TodaysGame/7/text', 'Ospreys at Herons'],
  ])('at %s is a page without scripts, which no frame may show', async (path, title) => {
    const { status, headers, body } = await (await start()).get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']*'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('vary')).toBe('accept-encoding, cookie, accept');
    expect(headers.has('refresh')).toBe(false);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).not.toMatch(/<script|src=/);
  });

  test.each([
    ['/today/text', plain],
    ['/today/text.txt', {}],
    ['/TodaysGame/7/text', { accept: 'text/plain, */*' }],
    ['/TodaysGame/7/text.txt', {}],
  ])('at %s with %o is plain text', async (path, headers) => {
    const { status, headers: received, body } = await (await start()).get(path, headers);
    expect(status).toBe(200);
    expect(received.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# /);
  });

  test('is made once for all clients that want the same form', async () => {
    const { get, shared } = await start();
    for (const headers of [{}, plain, {}, plain]) await get('/today/text', headers);
    expect((await get('/today/text')).body).toContain('<h1>');
    expect((await get('/today/text', plain)).body).toMatch(/^# /);
    expect(shared.entries.size).toBe(2);
  });

  test('reloads only on request, and not after the game', async () => {
    const { get } = await start();
    expect((await get('/TodaysGame/7/text?refresh=60')).headers.get('refresh')).toBe('60');
    expect((await get('/today/text?refresh=60')).headers.get('refresh')).toBe('60');
    expect((await get('/today/text?refresh=1')).status).toBe(400);
  });

  test('has a page for each inning', async () => {
    const { get } = await start();
    expect((await get('/TodaysGame/7/text?inning=1')).body).toContain('1st inning</h1>');
    expect(await get('/TodaysGame/7/text?inning=15')).toMatchObject({ status: 404 });
  });

  test('confirms an unchanged text by its entity tag', async () => {
    const { get } = await start();
    const tag = (await get('/TodaysGame/7/text')).headers.get('etag') ?? '';
    expect((await get('/TodaysGame/7/text', { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('an error of the text version', () => {
  test.each([
    ['/TodaysGame/999/text', 404],
    ['/TodaysGame/x/text', 400],
    ['/today/text?level=3', 400],
  ])('%s has status %i and is a text', async (path, status) => {
    const { get } = await start();
    const page = await get(path);
    expect(page).toMatchObject({ status });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<a href="/today/text">');
    const text = await get(path, plain);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.body).toMatch(new RegExp(`^# Error ${status}\n`));
  });

  test('of the upstream without any data has status 503; with data the text says how old it is', async () => {
    const { get, upstream, time } = await start();
    await get('/today/text');
    upstream.isFailing = true;
    time.pass(180_000);
    const stale = await get('/today/text', plain);
    expect(stale.status).toBe(200);
    expect(stale.body).toContain('data service is not responding');
    const missing = await get('/TodaysGame/8/text.txt');
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5']);
    expect(missing.body).toContain('The league does not respond at the moment.');
  });
});
