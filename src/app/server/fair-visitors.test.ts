import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { RenderPage } from '#platform/api/page-renderer.ts';

const day = (n: number) => `2031-07-${String(1 + (n % 31)).padStart(2, '0')}`;
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:0:1::7', '2001:db8:0:2::7'],
])(
  '60 uncached requests of the visitor %s fail none of the visitor %s',
  async (one, other) => {
    const { app } = await startTestApp({ requestsPerSecond: 5 });
    const read = (date: string, remoteAddress: string, level = 1) =>
      app.inject({ url: `/api/games?date=${date}&level=${level}`, remoteAddress });
    const flood = many(60).map((n) => read(day(n), one, n < 31 ? 1 : 11));
    await delay(50);
    // two of these days are requested by both
    const others = await Promise.all(['2031-08-01', day(18), '2031-08-02', day(19)].map((date) => read(date, other)));
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]?.headers['retry-after']).toBe('5');
  },
  20_000,
);

test('addresses of one IPv6 network share the pages of one visitor; others are not refused', async () => {
  const rendering = Promise.withResolvers<{ status: number; html: string }>();
  const renderPage: RenderPage = ({ url }) =>
    url.endsWith('/slow') ? rendering.promise : Promise.resolve({ status: 200, html: 'page' });
  const { app } = await startTestApp({ pages: pagesOf(renderPage) });
  const flood = many(60).map((n) => app.inject({ url: '/slow', remoteAddress: `2001:db8:0:1::${n + 1}` }));
  expect((await app.inject({ url: '/fast', remoteAddress: '2001:db8:0:2::1' })).statusCode).toBe(200);
  rendering.resolve({ status: 200, html: 'page' });
  const responses = await Promise.all(flood);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(18);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(42);
});

test.each(['', '/plays', '/scorecard', '/win-probability', '/picture.png'])(
  'earlier states at /api/games/7%s are computed for a visitor one after the other; others are not refused',
  async (path) => {
    const { app, upstream } = await startTestApp();
    upstream.plays = 3;
    const read = (at: number, remoteAddress: string) =>
      app.inject({ url: `/api/games/7${path}?at=${at}`, remoteAddress });
    const flood = many(60).map((n) => read(n, '203.0.113.7'));
    const other = read(0, '203.0.113.8');
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
    expect(statuses.filter((status) => status === 200)).toHaveLength(42);
    expect((await other).statusCode).toBe(200);
  },
);
