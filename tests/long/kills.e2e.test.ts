import { expect, test } from 'vitest';
import { killApplication } from '#tests/kills/kill-application.ts';

test('an application killed three times during sign-ups and picks has every acknowledged write', async () => {
  const { users, writes, problems } = await killApplication({ count: 3, seed: 'npm test', print: () => undefined });
  expect(problems).toEqual([]);
  expect(users).toBeGreaterThan(0);
  expect(writes).toBeGreaterThan(users);
});
