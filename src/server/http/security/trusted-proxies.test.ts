import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/start-test-app.ts';

/** Where sign-ups of one visitor are seen to come from: as many addresses as refuse him at different times. */
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

test('what a stranger says about his address counts for nothing', async () => {
  expect((await statusesOf([])).at(-1)).toBe(429);
});

test('what a trusted proxy says counts', async () => {
  expect((await statusesOf(['127.0.0.1'])).at(-1)).toBe(422);
});
