import { expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';

/** Signs up 61 times, each time with another client address in the header of the proxy. */
async function statusesOf(trustedProxies: string[]): Promise<number[]> {
  const { app } = await startTestApp({ trustedProxies });
  const statuses: number[] = [];
  for (let place = 0; place < 61; place += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${place}` };
    const payload = { username: `x${place}`, email: 'x', password: 'x' };
    statuses.push((await app.inject({ method: 'POST', url: '/api/signup', headers, payload })).statusCode);
  }
  return statuses;
}

/** Sends requests whose headers claim https and another host; returns the URL and the cookies that the application uses. */
async function forwarded(trustedProxies: string[]) {
  const pages = pagesOf(async ({ url }) => ({ status: 200, html: url }));
  const { app } = await startTestApp({ trustedProxies, pages });
  const headers = { host: 'inside.test', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shot.example' };
  const page = await app.inject({ url: '/today', headers });
  return {
    url: page.body,
    staysOnHttps: 'strict-transport-security' in page.headers,
    cookies: (await app.inject({ method: 'DELETE', url: '/api/logout', headers })).cookies.map(({ name }) => name),
  };
}

test('x-forwarded-for of an unknown client is ignored', async () => expect((await statusesOf([])).at(-1)).toBe(429));

test('x-forwarded-for of a trusted proxy is used', async () =>
  expect((await statusesOf(['127.0.0.1'])).at(-1)).toBe(422));

test.each([[[]], [['10.0.0.0/8']]])(
  'with the trusted proxies %j, other clients’ scheme and host headers are ignored',
  async (proxies) =>
    expect(await forwarded(proxies)).toEqual({
      url: 'http://inside.test/today',
      staysOnHttps: false,
      cookies: ['called_shot'],
    }),
);

test('the scheme and host headers of a trusted proxy are used', async () =>
  expect(await forwarded(['127.0.0.1'])).toEqual({
    url: 'https://shot.example/today',
    staysOnHttps: true,
    cookies: ['__Host-called_shot'],
  }));
