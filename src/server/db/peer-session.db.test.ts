import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { after } from '#server/live/timers.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createPeerSession } from './peer-session.ts';

const db = await createTestDatabase();

function openSession(timer = after, timeoutMs = 60_000) {
  const session = createPeerSession({ db, after: timer, timeoutMs });
  onTestFinished(() => session.close());
  return session;
}

const notify = (channel: string, payload: string) => db.execute(sql`select pg_notify(${channel}, ${payload})`);

/** Ends the connections of sessions that listen. */
const endListening = () =>
  db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);

/** A busy server needs longer to end a connection than the usual second. */
const patience = { timeout: 20_000 };

test('one process at a time holds a lease', async () => {
  const [one, other] = [openSession(), openSession()];
  expect(await one.tryLease('game 1')).toBe(true);
  expect(await one.tryLease('game 1')).toBe(true);
  expect(await other.tryLease('game 1')).toBe(false);
  expect(await other.tryLease('game 2')).toBe(true);
});

test('a released lease is free, also after concurrent calls', async () => {
  const [one, other] = [openSession(), openSession()];
  expect(await Promise.all([one.tryLease('a'), one.tryLease('a')])).toEqual([true, true]);
  await one.release('a');
  expect(await other.tryLease('a')).toBe(true);
});

test('leases are acquired and released one after the other', async () => {
  const [one, other] = [openSession(), openSession()];
  const names = ['d', 'e', 'f', 'g', 'h'];
  expect(await Promise.all(names.map((name) => one.tryLease(name)))).not.toContain(false);
  await Promise.all(names.map((name) => one.release(name)));
  expect(await Promise.all(names.map((name) => other.tryLease(name)))).not.toContain(false);
});

test('a closed session ends its leases', async () => {
  const [one, other] = [openSession(), openSession()];
  await one.tryLease('b');
  await one.close();
  await expect.poll(() => other.tryLease('b'), patience).toBe(true);
  await expect(one.tryLease('b')).rejects.toThrow('closed');
});

test('the server ends the leases of a process that sends no heartbeat', async () => {
  const stuck = openSession(() => () => {}, 300);
  const other = openSession();
  expect(await stuck.tryLease('c')).toBe(true);
  await expect.poll(() => other.tryLease('c'), patience).toBe(true);
});

test('the heartbeat preserves the leases', async () => {
  const beats: (() => void)[] = [];
  const session = openSession((_, run) => {
    beats.push(run);
    return () => {};
  });
  await session.tryLease('d');
  expect(beats).toHaveLength(1);
  beats[0]?.();
  await expect.poll(() => beats.length).toBe(2);
  expect(await openSession().tryLease('d')).toBe(false);
});

test('a listener receives the notifications of its channel', async () => {
  const session = openSession();
  const received: (string | null)[] = [];
  session.listen('games', (payload) => received.push(payload));
  await expect.poll(() => received).toEqual([null]);
  await notify('others', '1');
  await notify('games', '2');
  await expect.poll(() => received).toEqual([null, '2']);
});

test('a lost connection is opened again, and the listeners are called', async () => {
  const session = openSession();
  const received: (string | null)[] = [];
  session.listen('lost', (payload) => received.push(payload));
  await expect.poll(() => received).toEqual([null]);
  await endListening();
  await expect.poll(() => received, patience).toEqual([null, null]);
  await notify('lost', '3');
  await expect.poll(() => received).toEqual([null, null, '3']);
});
