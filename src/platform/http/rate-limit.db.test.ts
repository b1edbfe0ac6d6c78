import { describe, expect, test } from 'vitest';
import { passRealTime } from '#app/testing/pass-real-time.ts';
import type { Db } from '#platform/db/open-db.ts';
import { noDatabase } from '#platform/db/testing/unreachable-database.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { TooManyRequests } from './app-error.ts';
import { createNetworkLimit, createRateLimits, takeAll } from './rate-limit.ts';

const db = await createTestDatabase();
const rule = { max: 2, windowMs: 600_000 };

describe.each<[string, Db | null]>([
  ['on a database', db],
  ['while the database fails', noDatabase],
  ['without a database', null],
])('a limit %s', (_, place) => {
  const create = createRateLimits(place);

  test('has a window that begins with the first attempt', async () => {
    const { take, check } = create('window', rule);
    await take('a');
    passRealTime(400_000);
    await take('a');
    await expect(take('a')).rejects.toThrow(/Please try again in 4 minutes/);
    await expect(check('a')).rejects.toThrow(TooManyRequests);
    await expect(check('b')).resolves.toBeUndefined();
    passRealTime(200_000);
    await expect(check('a')).resolves.toBeUndefined();
    await take('a');
  });

  test('has its own name and keys', async () => {
    for (const name of ['sign-ins', 'picks']) {
      const { take } = create(name, { ...rule, max: 1 });
      await take('a');
      await take('b');
      await expect(take('a')).rejects.toThrow(TooManyRequests);
    }
  });

  test('of networks counts five times as many of an IPv6 /48, in whichever /64 of it', async () => {
    const { take, check, reset } = createNetworkLimit(create, 'networks', rule);
    await take('2001:db8:1:1::1');
    await take('2001:db8:1:1::2');
    await expect(take('2001:db8:1:1::3')).rejects.toThrow(TooManyRequests);
    for (let n = 2; n < 10; n += 1) await take(`2001:db8:1:${n}::1`);
    await expect(take('2001:db8:1:ff::1')).rejects.toThrow(TooManyRequests);
    await expect(check('2001:db8:1:aa::1')).rejects.toThrow(TooManyRequests);
    await expect(check('2001:db8:2:1::1')).resolves.toBeUndefined();
    await reset('2001:db8:1:1::1');
    await expect(check('2001:db8:1:1::1')).resolves.toBeUndefined();
  });

  test('does not count an attempt that is returned, and a reset clears a key', async () => {
    const { take, reset } = create('returned', { ...rule, max: 1 });
    const untake = await take('a');
    await untake();
    await take('a');
    await expect(take('a')).rejects.toThrow(TooManyRequests);
    await reset('a');
    await expect(take('a')).resolves.toBeDefined();
  });

  test('counts no attempt that another limit refuses', async () => {
    const [wide, narrow] = [create('wide', rule), create('narrow', { ...rule, max: 1 })];
    const both = [
      [wide, 'network'],
      [narrow, 'user'],
    ] as const;
    await takeAll(both);
    await expect(takeAll(both)).rejects.toThrow(TooManyRequests);
    await expect(wide.check('network')).resolves.toBeUndefined();
  });
});

test('processes count together, and simultaneous attempts never exceed the limit', async () => {
  const attempts = Array.from({ length: 12 }, () => createRateLimits(db)('rush', rule).take('a'));
  expect((await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled')).toHaveLength(rule.max);
});

test('no address is stored', async () => {
  await createRateLimits(db)('stored', rule).take('203.0.113.9');
  const { rows } = await db.$client.query<{ line: string }>(
    "select r::text as line from rate_limits r where key like 'stored:%'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).not.toContain('203.0.113.9');
});
