import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pushSubscriptions } from '#features/reminders/tables.ts';
import { createAlertSite } from './testing/create-alert-site.ts';

const { db, time, countWaitingWork, moment, addSubscriber, open } = await createAlertSite();

test.each([404, 410])('status %i ends the notifications to the browser', async (status) => {
  const { url, find, queue } = await open((response) => response.writeHead(status).end());
  await addSubscriber(url);
  await find(moment());
  await queue.run();
  await expect.poll(() => db.$count(pushSubscriptions)).toBe(0);
});

test('a service that asks for a pause gets nothing until then, and the alert after it', async () => {
  let first = true;
  const { url, received, find, queue } = await open((response) => {
    response.writeHead(first ? 429 : 201, { 'retry-after': '1' }).end();
    first = false;
  });
  await addSubscriber(url);
  await find(moment());
  await queue.run();
  await expect.poll(() => received.length).toBe(1);
  const passed = () => {
    time.now += 500;
    return received.length;
  };
  await expect.poll(passed).toBe(2);
});

test('an alert that a push service has refused, or may have received, is not sent again', async () => {
  const { url, received, find, queue } = await open((response) => response.writeHead(503).end());
  await addSubscriber(url);
  await find(moment());
  await queue.run();
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(countWaitingWork).toBe(0);
  expect([await queue.run(), received.length]).toEqual([0, 1]);
});

test('a user who holds while a service pauses gets nothing after it', async () => {
  const { url, received, find, queue } = await open((response) => {
    response.writeHead(429, { 'retry-after': '1' }).end();
  });
  const { see, list } = await addSubscriber(url);
  await find(moment());
  await queue.run();
  await expect.poll(() => received.length).toBe(1);
  await see({ heldAt: time.now });
  await expect.poll(countPaused).toBe(1);
  time.now += 2000;
  await expect.poll(countPaused).toBe(0);
  expect(received).toHaveLength(1);
  expect(await list()).toMatchObject([{ state: 'held back', reason: 'paused' }]);
});

test('a pause that ends after the lifetime of an alert ends it', async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const { url, find, queue, observe } = await open((response) => {
    response.writeHead(429, { 'retry-after': date }).end();
  });
  const { list } = await addSubscriber(url);
  await find(moment());
  await queue.run();
  await expect.poll(async () => (await list())[0]?.reason).toBe('not delivered');
  expect(observe.mock.calls).toEqual([['late', expect.any(Number)]]);
});

test('what became of alerts is counted, with the time since they were due', async () => {
  let status = 201;
  const { url, find, queue, observe } = await open((response) => response.writeHead(status).end());
  const { see, list } = await addSubscriber(url);
  await see({ delay: 10 });
  await find(moment({ key: 'one', cause: 'one' }));
  time.now += 12_000;
  await queue.run();
  await expect.poll(() => observe.mock.calls).toEqual([['sent', 2]]);
  status = 400;
  await find(moment({ key: 'two', cause: 'two' }));
  time.now += 11_000;
  await queue.run();
  await expect.poll(() => observe.mock.calls.at(-1)).toEqual(['refused', 1]);
  await expect.poll(async () => (await list()).map(({ reason }) => reason)).toEqual(['not delivered', null]);
  await find(moment({ key: 'three', cause: 'three' }));
  time.now += 311_000;
  await queue.run();
  await expect.poll(() => observe.mock.calls.at(-1)).toEqual(['late', 301]);
});

test('a browser whose keys are damaged stops no alert of others', async () => {
  const { url, received, find, queue } = await open();
  const { userId } = await addSubscriber(`${url}/damaged`);
  for (const name of ['one', 'two', 'three']) await addSubscriber(`${url}/${name}`);
  await db
    .update(pushSubscriptions)
    .set({ publicKey: Buffer.of(1) })
    .where(eq(pushSubscriptions.userId, userId));
  await find(moment());
  await queue.run();
  await expect
    .poll(() => received.map(({ path }) => path).toSorted())
    .toEqual(['/hook/one', '/hook/three', '/hook/two']);
});

test('alerts go over kept connections', async () => {
  const { url, received, connections, find, queue } = await open();
  await addSubscriber(url);
  for (const turn of [1, 2, 3]) {
    await find(moment({ key: `play ${turn}`, cause: `play ${turn}` }));
    await queue.run();
    await expect.poll(() => received.length).toBe(turn);
  }
  expect(connections.size).toBe(1);
});

test('a service that never answers delays no other one, and is not tried for a while', async () => {
  const [dead, alive] = ['updates.push.services.mozilla.com', 'fcm.googleapis.com'];
  const held: ServerResponse[] = [];
  const { received, find, queue, observe } = await open(
    (response, { headers }) => {
      if (headers.host === dead) held.push(response);
      else response.writeHead(201).end();
    },
    { host: dead, otherHosts: [alive] },
  );
  for (let n = 0; n < 24; n += 1) await addSubscriber(`https://${dead}/${n}`);
  for (let n = 0; n < 3; n += 1) await addSubscriber(`https://${alive}/${n}`);
  await find(moment());
  expect(await queue.run()).toBe(27);
  await expect.poll(() => [received.length, held.length]).toEqual([27, 24]);
  await expect.poll(() => observe.mock.calls.map(([outcome]) => outcome)).toEqual(['sent', 'sent', 'sent']);
  const outcomes = () => observe.mock.calls.filter(([outcome]) => outcome === 'failed').length;
  // the time limit of a push is five seconds
  await expect.poll(outcomes, { timeout: 15_000 }).toBe(24);
  await find(moment({ key: 'next', cause: 'next' }));
  await queue.run();
  await expect.poll(() => [outcomes(), received.length]).toEqual([48, 30]);
});

async function countPaused(): Promise<number> {
  const { rows } = await db.$client.query("select from pgboss.job where name = 'paused-alert'");
  return rows.length;
}
