import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { addJobs, type JobKind, TryAgain } from './open-jobs.ts';
import { openTestJobs } from './testing/open-test-jobs.ts';

const db = await createTestDatabase();
const ignore = { error: () => undefined };

function createKind(name: string, retries = 0) {
  return { name, data: z.object({ text: z.string() }), retries, atOnce: 1 } satisfies JobKind;
}

async function countRows(name: string): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    'select count(*)::integer as count from pgboss.job where name = $1',
    [name],
  );
  return rows[0]?.count ?? 0;
}

test('work is done once by one of several processes, and nothing of it stays stored', async () => {
  const kind = createKind('once');
  const done: string[] = [];
  const [first, second] = [await openTestJobs(db), await openTestJobs(db)];
  for (const jobs of [first, second]) await jobs.work(kind, async ({ text }) => void done.push(text));
  const texts = Array.from({ length: 12 }, (_, n) => `text ${n}`);
  for (const text of texts) await first.send(kind, { text });
  await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(texts.toSorted());
  await expect.poll(() => countRows('once')).toBe(0);
});

test('work is added with the transaction that causes it, or not at all', async () => {
  const kind = createKind('with-transaction');
  const done: string[] = [];
  const jobs = await openTestJobs(db);
  await jobs.work(kind, async ({ text }) => void done.push(text));
  const failing = db.transaction(async (tx) => {
    await jobs.send(kind, { text: 'taken back' }, tx);
    throw new Error('A later statement failed');
  });
  await expect(failing).rejects.toThrow('A later statement failed');
  await db.transaction((tx) => jobs.send(kind, { text: 'kept' }, tx));
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['kept']);
});

test('failed work is tried again, is listed after the last attempt, and can be started again', async () => {
  const kind = createKind('failing', 1);
  const jobs = await openTestJobs(db, ignore);
  let attempts = 0;
  let isBroken = true;
  await jobs.work(kind, async () => {
    attempts += 1;
    if (isBroken) throw new Error('The receiver is away');
  });
  await jobs.send(kind, { text: 'a text' });
  await expect
    .poll(jobs.listFailed, { timeout: 30_000 })
    .toMatchObject([{ kind: 'failing', attempts: 2, problem: 'The receiver is away' }]);
  expect(attempts).toBe(2);
  isBroken = false;
  expect(await jobs.retryFailed()).toBe(1);
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(3);
  expect(await jobs.listFailed()).toEqual([]);
}, 90_000);

test('slow work of one kind does not delay another kind', async () => {
  const [slow, quick] = [createKind('slow'), createKind('quick')];
  const jobs = await openTestJobs(db);
  const done: string[] = [];
  let end = () => {};
  const isEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  await jobs.work(slow, () => isEnded);
  await jobs.work(quick, async ({ text }) => void done.push(text));
  await jobs.send(slow, { text: 'slow' });
  await jobs.send(quick, { text: 'quick' });
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['quick']);
  end();
});

test('work with the same key is done in order, and waits while earlier work is tried again', async () => {
  const kind = { ...createKind('ordered', 3), atOnce: 4, isOrdered: true } satisfies JobKind;
  const jobs = await openTestJobs(db);
  const done: string[] = [];
  let isBroken = true;
  await jobs.work(kind, async ({ text }) => {
    if (text === 'a1' && isBroken) throw new TryAgain('The receiver is away');
    done.push(text);
  });
  const texts = ['a1', 'a2', 'a3', 'b1'];
  const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  const added = texts.map((text, n) => ({ id: id(n), key: text.slice(0, 1), group: 'one', data: { text } }));
  await db.transaction((tx) => addJobs(tx, kind, added));
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['b1']);
  await expect.poll(async () => (await jobs.listWaiting(kind, 'a')).map((job) => job.id)).toEqual([0, 1, 2].map(id));
  isBroken = false;
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['b1', 'a1', 'a2', 'a3']);
});

test('work of one group is done one at a time, and that of other groups meanwhile', async () => {
  const kind = { ...createKind('shared'), atOnce: 4, isOrdered: true, isShared: true } satisfies JobKind;
  const jobs = await openTestJobs(db);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  await jobs.work(kind, ({ text }) => {
    begun.push(text);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const texts = ['a1', 'a2', 'a3', 'b1'];
  const added = texts.map((text) => ({ id: randomUUID(), key: text, group: text.slice(0, 1), data: { text } }));
  await addJobs(db, kind, added);
  await expect.poll(() => begun.map((text) => text.slice(0, 1)).toSorted(), { timeout: 20_000 }).toEqual(['a', 'b']);
  for (const end of ends.splice(0)) end();
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(3);
  for (const end of ends.splice(0)) end();
  await expect.poll(() => begun.toSorted(), { timeout: 20_000 }).toEqual(texts);
  for (const end of ends) end();
});

test('work with a schedule is added by it in UTC, and one job waits at most', async () => {
  const kind = { ...createKind('scheduled'), data: z.object({}), atOnce: 0, cron: '5 4 * * *' } satisfies JobKind;
  const jobs = await openTestJobs(db);
  await jobs.work(kind, async () => undefined);
  const schedules = await db.$client.query("select cron, timezone from pgboss.schedule where name = 'scheduled'");
  expect(schedules.rows).toEqual([{ cron: '5 4 * * *', timezone: 'UTC' }]);
  for (let sent = 0; sent < 2; sent += 1) await jobs.send(kind, {});
  expect(await countRows('scheduled')).toBe(1);
});
