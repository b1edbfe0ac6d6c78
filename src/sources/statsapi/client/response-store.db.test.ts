import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { noDatabase } from '#platform/db/testing/unreachable-database.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createResponseStore, type StoreLimits, scheduleResponseWrites } from './response-store.ts';

const db = await createTestDatabase();
const now = Date.UTC(2031, 5, 1);
const day = 86_400_000;
const warnings: string[] = [];

const storeWith = (limits?: Partial<StoreLimits>) =>
  createResponseStore({
    db,
    clock: { now: () => now },
    log: { warn: (_, message) => warnings.push(message) },
    limits: { bytes: 1_000_000, responses: 100, age: 7 * day, ...limits },
  });

const response = (n: number, asOf = now) => ({ text: JSON.stringify({ n }), asOf });
/** text that does not compress */
const noise = (size: number) =>
  Array.from({ length: size }, () => String.fromCharCode(33 + Math.random() * 90)).join('');

async function storedUrls(): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`select url from upstream_responses order by url`);
  return rows.map(({ url }) => url);
}

beforeEach(async () => {
  await db.execute(sql`truncate upstream_responses`);
});

test('an added response is stored by the next write and read with its time', async () => {
  const store = storeWith();
  store.add('/a', response(1, now - day));
  store.add('/a', response(2));
  expect(await store.find('/a')).toBeNull();
  await store.write();
  expect(await storeWith().find('/a')).toEqual({ body: { n: 2 }, asOf: now, size: 7 });
});

test('a response is found under the key of another URL', async () => {
  const keyOf = (url: string) => new URL(url).pathname;
  const store = createResponseStore({ db, clock: { now: () => now }, log: { warn: () => {} }, keyOf });
  store.add('http://127.0.0.1:1/a', response(1));
  await store.write();
  await store.put('http://127.0.0.1:1/b', response(2));
  expect(await store.find('http://127.0.0.1:2/a')).toMatchObject({ body: { n: 1 } });
  expect(await storedUrls()).toEqual(['/a', '/b']);
});

test('an older response does not replace a newer one of another process', async () => {
  const [one, other] = [storeWith(), storeWith()];
  one.add('/a', response(1, now - 1000));
  other.add('/a', response(2));
  await other.write();
  await one.write();
  expect(await one.find('/a')).toMatchObject({ body: { n: 2 } });
});

test('responses older than seven days are deleted', async () => {
  const store = storeWith();
  store.add('/old', response(1, now - 7 * day - 1));
  store.add('/new', response(1, now - 7 * day + 1));
  await store.write();
  expect(await storedUrls()).toEqual(['/new']);
});

test('the newest responses within the limit of their number are stored', async () => {
  const store = storeWith({ responses: 3 });
  for (const n of [1, 2, 3, 4, 5]) store.add(`/${n}`, response(n, now - n * 1000));
  await store.write();
  expect(await storedUrls()).toEqual(['/1', '/2', '/3']);
});

test('the newest responses within the limit of their size are stored', async () => {
  const store = storeWith({ bytes: 25_000 });
  for (const n of [1, 2, 3, 4])
    store.add(`/${n}`, { text: JSON.stringify({ noise: noise(10_000) }), asOf: now - n * 1000 });
  await store.write();
  expect(await storedUrls()).toEqual(['/1', '/2']);
});

test('what waits for the next write is bounded', async () => {
  const store = storeWith({ bytes: 64_000_000 });
  for (const n of [1, 2, 3, 4, 5]) store.add(`/${n}`, { text: JSON.stringify(' '.repeat(4_000_000)), asOf: now });
  await store.write();
  expect(await storedUrls()).toEqual(['/1', '/2', '/3']);
});

test('a stored body that cannot be read is ignored', async () => {
  await db.execute(sql`insert into upstream_responses (url, body, as_of) values ('/a', '\\x00', now())`);
  expect(await storeWith().find('/a')).toBeNull();
  expect(warnings).toEqual(['A stored response could not be read']);
});

test('without a database there is no stored response', async () => {
  const store = createResponseStore({ db: noDatabase, clock: { now: () => now }, log: { warn: () => {} } });
  expect(await store.find('/a')).toBeNull();
});

test('the job writes after ten seconds, then every minute, and when it stops', async () => {
  const store = storeWith();
  const { after, pass, delays } = manualTime();
  const job = scheduleResponseWrites({ store, after, log: { error: () => {} } });
  job.start();
  store.add('/a', response(1));
  pass(10_000);
  await expect.poll(storedUrls).toEqual(['/a']);
  await expect.poll(delays).toEqual([60_000]);
  store.add('/b', response(1));
  await job.stop();
  expect(await storedUrls()).toEqual(['/a', '/b']);
});
