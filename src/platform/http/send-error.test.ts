import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { isDatabaseUnreachable } from './send-error.ts';

const coded = (code: string): Error => Object.assign(new Error('from the driver'), { code });

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01'), true],
  [coded('53300'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('a failed query', { cause: coded('08006') }), true],
  [coded('23505'), false],
  [coded('42P01'), false],
  [new TypeError('a mistake'), false],
  ['a word', false],
])('%s: %s', (error, expected) => expect(isDatabaseUnreachable(error)).toBe(expected));

test('without the database, requests that need it have status 503 and games are still served', async () => {
  const { app } = await startTestApp();
  const headers = { cookie: `called_shot=${'a'.repeat(43)}` };
  const refused = await app.inject({ url: '/api/check_session', headers });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ error: { code: 'database_unavailable' } });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await app.inject({ url: '/api/games', headers })).statusCode).toBe(200);
});
