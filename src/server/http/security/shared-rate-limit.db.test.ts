import { expect, test } from 'vitest';
import { noDatabase } from '#server/db/testing/unreachable-database.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { openTestPeers } from '#tests/support/database/open-test-peers.ts';
import { TooManyRequests } from '../errors/app-error.ts';
import { deleteCountedRequests } from './delete-counted-requests.ts';
import { createRateLimits } from './shared-rate-limit.ts';

const db = await createTestDatabase();
const rule = { max: 2, windowMs: 600_000 };

/** A limit of a process on the database. */
function startProcess(name: string) {
  return createRateLimits({ db, realNow: () => 0 })(name, rule);
}

/** Moves the counted attempts into the past. */
async function pass(ms: number): Promise<void> {
  await db.$client.query(
    `update counted_requests set times = array(select t - $1 from unnest(times) t), expires_at = expires_at - $1 * interval '1 ms'`,
    [ms],
  );
}

test('processes count together, and the window slides', async () => {
  const [one, other] = [startProcess('sliding'), startProcess('sliding')];
  await one.take('a');
  await pass(400_000);
  await other.take('a');
  for (const process of [one, other]) {
    await expect(process.take('a')).rejects.toThrow(/Please try again in 4 minutes/);
    await expect(process.check('a')).rejects.toThrow(TooManyRequests);
    await expect(process.check('b')).resolves.toBeUndefined();
  }
  await pass(210_000);
  await one.take('a');
  await expect(other.take('a')).rejects.toMatchObject({ retryAfter: expect.closeTo(390, -1) });
});

test('limits with different names are counted separately', async () => {
  for (const name of ['sign-ins', 'sign-ins', 'picks', 'picks']) await startProcess(name).take('a');
  await expect(startProcess('picks').take('a')).rejects.toThrow(TooManyRequests);
});

test('simultaneous attempts of many processes never exceed the limit', async () => {
  const attempts = Array.from({ length: 12 }, () => startProcess('rush').take('a'));
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(rule.max);
});

test('a returned attempt does not count, and a reset clears a key in every process', async () => {
  const [one, other] = [startProcess('returned'), startProcess('returned')];
  await other.take('a');
  await (
    await one.take('a')
  )();
  await one.take('a');
  await expect(other.take('a')).rejects.toThrow(TooManyRequests);
  await one.reset('a');
  await expect(other.check('a')).resolves.toBeUndefined();
});

test('while the database fails, a process counts in its memory', async () => {
  const limit = createRateLimits({ db: noDatabase, realNow: () => 0 })('failing', rule);
  await limit.check('a');
  await limit.take('a');
  await limit.take('a');
  await expect(limit.take('a')).rejects.toThrow(TooManyRequests);
  await limit.reset('a');
  await expect(limit.take('a')).resolves.toBeDefined();
});

test('attempts are deleted after their window, and neither names nor addresses are stored', async () => {
  await startProcess('expired').take('203.0.113.9');
  await pass(rule.windowMs);
  await startProcess('current').take('203.0.113.9');
  const log = { error: () => expect.unreachable() };
  await deleteCountedRequests({ db, peers: openTestPeers(db), after: () => () => {}, log }).run();
  const { rows } = await db.$client.query<{ line: string }>('select c::text as line from counted_requests c');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).not.toContain('203.0.113.9');
});
