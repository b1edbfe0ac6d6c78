import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manualTime } from '#server/testing/manual-time.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { listenForSettlements } from './listen-for-settlements.ts';
import { settledChannel } from './settle-game.ts';

const db = await createTestDatabase();
const notify = (channel: string) => db.execute(sql`select pg_notify(${channel}, '7')`);

/** Starts to listen, and counts the calls of `onSettled` from the first one, which follows the start. */
async function startListening() {
  const calls = { count: 0 };
  const time = manualTime();
  const { stop } = listenForSettlements({ db, after: time.after, onSettled: () => (calls.count += 1) });
  onTestFinished(stop);
  await expect.poll(() => calls.count).toBe(1);
  return { calls, time, stop };
}

test('every settlement causes one call, other notifications none', async () => {
  const { calls } = await startListening();
  await notify('another_channel');
  await notify(settledChannel);
  await expect.poll(() => calls.count).toBe(2);
});

test('a lost session is opened again with a call for missed settlements', async () => {
  const { calls, time } = await startListening();
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
  await expect.poll(() => time.delays()).toEqual([2000]);
  await notify(settledChannel);
  time.pass(2000);
  await expect.poll(() => calls.count).toBe(2);
  await notify(settledChannel);
  await expect.poll(() => calls.count).toBe(3);
});

/** A busy server needs longer to end a session than the usual second. */
const patience = { timeout: 20_000 };

test('after stop there are no calls and no session', async () => {
  const { calls, time, stop } = await startListening();
  stop();
  await notify(settledChannel);
  time.pass(10_000);
  await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
    expect(rows).toEqual([]);
  }, patience);
  expect(calls.count).toBe(1);
});
