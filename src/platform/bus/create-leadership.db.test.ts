import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createLeadership } from './create-leadership.ts';

const { options } = (await createTestDatabase()).$client;
// the pool hides the password from a spread
const connection = { ...options, password: options.password };

/** A process with its own connection and timers, whose server closes an idle connection after 8 s of real time. */
function startProcess() {
  const time = manualTime();
  const changes: boolean[] = [];
  const parts = { connection, after: time.after, realNow: time.now, log: { info: () => {} } };
  const leadership = createLeadership(parts);
  leadership.listen((isLeader) => changes.push(isLeader));
  void leadership.start();
  onTestFinished(() => leadership.stop());
  return { ...leadership, time, changes };
}

async function runSql(statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Ends the connections that wait for a lock or hold one, as a failure of the network does; those of other tests stay. */
const endConnections = () =>
  runSql(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`);

test('one of two processes leads, and the other one after it has stopped', async () => {
  const one = startProcess();
  await expect.poll(one.isLeader).toBe(true);
  const other = startProcess();
  await expect.poll(() => other.time.delays().length).toBe(1);
  expect(other.isLeader()).toBe(false);
  await one.stop();
  expect([one.isLeader(), one.changes]).toEqual([false, [true, false]]);
  await expect.poll(() => (other.time.pass(2000), other.isLeader())).toBe(true);
});

test('a process that loses its connection no longer leads, and leads again when it can', async () => {
  const one = startProcess();
  await expect.poll(one.isLeader).toBe(true);
  await endConnections();
  await expect.poll(one.isLeader).toBe(false);
  await expect.poll(() => (one.time.pass(2000), one.isLeader())).toBe(true);
  expect(one.changes).toEqual([true, false, true]);
});

test('a process that was stuck for six seconds does not count on the lock', async () => {
  let stuckFor = 0;
  const parts = { connection, after: manualTime().after, realNow: () => stuckFor, log: { info: () => {} } };
  const leadership = createLeadership(parts);
  onTestFinished(() => leadership.stop());
  await leadership.start();
  await expect.poll(leadership.isLeader).toBe(true);
  stuckFor = 5999;
  expect(leadership.isLeader()).toBe(true);
  stuckFor = 6000;
  expect(leadership.isLeader()).toBe(false);
});
