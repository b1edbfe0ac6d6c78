import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';

const app = sharedApp();

type Teams = Record<'away' | 'home', { name: string }>;

const get = (path: string, init?: RequestInit) => fetch(`${app.url}${path}`, { redirect: 'manual', ...init });

describe('every page', () => {
  test.each(['/today', '/no-such-page'])(
    '%s forbids inline code, foreign frames and content-type sniffing',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('permissions-policy')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test.each(['/today', '/standings', '/api/docs'])(
    '%s has no other inline texts than those of its policy',
    async (path) => {
      const response = await get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const inlineElement = /<(style|script)(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/\1>/gs;
      const texts = [...(await response.text()).matchAll(inlineElement)].map(([, , text = '']) => text);
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(policy).toContain(`'sha256-${hash('sha256', text, 'base64')}'`);
      expect(policy.split("'sha256-")).toHaveLength(texts.length + 1);
    },
  );
});

describe('the API rejects invalid requests with a JSON message', () => {
  test.each([
    ['an unknown path', '/api/nothing', 'GET', 404],
    ['an unknown method', '/api/games', 'DELETE', 405],
    ['a wrong date', '/api/games?date=tomorrow', 'GET', 400],
    ['a day that is none', '/api/games?date=2026-02-30', 'GET', 400],
    ['a wrong level', '/api/games?level=99', 'GET', 400],
    ['a game that is no number', '/api/games/abc', 'GET', 400],
    ['a game that the league does not know', '/api/games/1', 'GET', 404],
  ])('%s', async (_, path, method, status) => {
    const response = await get(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = (await response.json()) as { error: { code: string; message: string } };
    expect(body.error.code).toMatch(/^[a-z_]+$/);
    expect(body.error.message).toMatch(/\S+ \S+/);
  });
});

test('the script of a page is compressed and cached permanently', async () => {
  const html = await (await get('/today')).text();
  const script = /<script[^>]* data-scripts="(\/assets\/[^" ]+\.js)/.exec(html)?.[1] ?? '';
  const response = await get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  await response.arrayBuffer();
});

test('the page of a game describes it for search engines', async () => {
  const { games } = (await (await get('/api/games')).json()) as { games: { gamePk: number; teams: Teams }[] };
  const [game] = games;
  const html = await (await get(`/TodaysGame/${game?.gamePk}`)).text();
  const data = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'SportsEvent',
    homeTeam: { name: game?.teams.home.name },
    awayTeam: { name: game?.teams.away.name },
  });
});

test('the HTML of Today with a full day, critical CSS and first data has at most 20 kB as sent', async () => {
  const response = await get('/today', { headers: { 'accept-encoding': 'br' } });
  const sent = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  expect(sent).toBeGreaterThan(1000);
  expect(sent).toBeLessThanOrEqual(20_000);
});
