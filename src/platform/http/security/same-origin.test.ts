import { expect, test } from 'vitest';
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
