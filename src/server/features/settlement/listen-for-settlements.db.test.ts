import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manualTime } from '#server/testing/manual-time.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { listenForSettlements } from './listen-for-settlements.ts';
import { settledChannel } from './settle-game.ts';

const db = await createTestDatabase();
const tell = (channel: string) => db.execute(sql`select pg_notify(${channel}, '7')`);

/** How often it has been told, once the listening session stands. */
async function listening() {
  const told = { count: 0 };
  const time = manualTime();
  const { stop } = listenForSettlements({ db, after: time.after, onSettled: () => (told.count += 1) });
  onTestFinished(stop);
  await expect.poll(() => told.count).toBe(1);
  return { told, time, stop };
}

test('every settlement is told, and nothing else', async () => {
  const { told } = await listening();
  await tell('another_channel');
  await tell(settledChannel);
  await expect.poll(() => told.count).toBe(2);
});

test('a lost session is made again, and what was missed meanwhile is told at once', async () => {
  const { told, time } = await listening();
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
  await expect.poll(() => time.delays()).toEqual([2000]);
  await tell(settledChannel);
  time.pass(2000);
  await expect.poll(() => told.count).toBe(2);
  await tell(settledChannel);
  await expect.poll(() => told.count).toBe(3);
});

test('nothing is told after the end, and no session is made again', async () => {
  const { told, time, stop } = await listening();
  stop();
  await tell(settledChannel);
  time.pass(10_000);
  await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
    expect(rows).toEqual([]);
  });
  expect(told.count).toBe(1);
});
