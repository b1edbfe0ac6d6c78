import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endSession } from '#features/accounts/server/sessions.ts';
import { pushSubscriptions } from '#features/reminders/tables.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import type { Received } from '#tests/support/tls/start-receiver.ts';
import { alerts, alertSubscriptions } from '../tables.ts';
import { listAlerts, storeSubscription } from './own-alerts.ts';
import type { SendPushes } from './push-alert.ts';
import { sendQueued } from './send-alerts.ts';
import { createAlertSite } from './testing/create-alert-site.ts';

const { db, time, start, clock, realNow, countWaitingWork, startProcess, moment, addSubscriber, open } =
  await createAlertSite();
const minute = 60_000;

type Subscriber = Awaited<ReturnType<typeof addSubscriber>>;

test('an alert is encrypted, is due at once, and is sent once for one cause', async () => {
  const { url, received, find, queue } = await open();
  const { read, list } = await addSubscriber(url);
  await find(moment({ key: 'a', happenedAt: start - 5000 }), moment({ key: 'b', priority: 1, kind: 'run' }));
  expect(await queue.run()).toBe(1);
  await expect.poll(() => received.length).toBe(1);
  const [{ headers, bytes } = {} as Received] = received;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '300', topic: 'game-1' });
  expect(read(bytes)).toEqual({
    title: 'Ospreys at Herons',
    body: 'The Herons lead.',
    path: `/TodaysGame/1?at=${start - 5000}`,
    topic: 'game-1',
    gamePk: 1,
  });
  expect(await list()).toMatchObject([{ state: 'sent', text: 'The Herons lead.', reason: null }]);
});

test('a process that finds the same moment, a repeated page of users and a later look send nothing again', async () => {
  const { url, received, find, queue, network } = await open();
  await addSubscriber(url);
  await find(moment());
  const other = await startProcess(network);
  await other.find(moment());
  const queued = await Promise.all([queue.run(), other.queue.run()]);
  expect(queued.toSorted((one, next) => one - next)).toEqual([0, 1]);
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(countWaitingWork).toBe(0);
  expect([await other.queue.run(), received.length]).toEqual([0, 1]);
});

test('a viewer with a delay of 30 s gets the alert 30 s later, also from another process', async () => {
  const { url, received, find, queue, network } = await open();
  const { see } = await addSubscriber(url);
  await see({ delay: 30 });
  await find(moment());
  time.now += 29_999;
  expect(await queue.run()).toBe(0);
  const other = await startProcess(network);
  time.now += 1;
  expect(await other.queue.run()).toBe(1);
  await expect.poll(() => received.length).toBe(1);
});

test('a delay that was raised while the alert waited counts', async () => {
  const { url, received, find, queue } = await open();
  const { see } = await addSubscriber(url);
  await find(moment());
  await see({ delay: 60 });
  expect(await queue.run()).toBe(1);
  await expect.poll(countWaitingWork).toBe(0);
  time.now += 59_999;
  expect([await queue.run(), received]).toEqual([0, []]);
  time.now += 1;
  expect(await queue.run()).toBe(1);
  await expect.poll(() => received.length).toBe(1);
});

test('while one of two browsers is held nothing is sent, and one alert sums up the last ten minutes after it', async () => {
  const { url, received, find, queue } = await open();
  const { see, signIn, read, list } = await addSubscriber(url);
  const other = await signIn();
  await see({}, other);
  await see({ heldAt: time.now });
  await find(moment({ key: 'early', sentence: 'Too early.', cause: 'early' }));
  await queue.run();
  time.now += 10 * minute;
  await find(
    moment({ key: 'one', sentence: 'One.', cause: 'one' }),
    moment({ key: 'two', sentence: 'Two.', cause: 'two' }),
  );
  await queue.run();
  await expect.poll(countWaitingWork).toBe(0);
  expect(received).toEqual([]);
  await see({ delay: 10 }, other);
  expect((await list()).map(({ reason }) => reason)).toEqual(['paused', 'paused', 'paused']);
  time.now += minute;
  await see({});
  expect(await queue.run()).toBe(1);
  await expect.poll(() => received.length).toBe(1);
  expect(read(received[0]?.bytes).body).toMatch(/^While you paused: (One\. Two\.|Two\. One\.)$/);
});

test.each([
  ['signs out of the held browser', ({ token }: Subscriber) => endSession(db, token)],
  ['has held for six hours', () => void (time.now += 5 * minute)],
])('an alert sums up what waited when the user %s', async (_, endHold) => {
  const { url, received, find, queue } = await open();
  const subscriber = await addSubscriber(url);
  const { see, signIn, read, list, addBrowser } = subscriber;
  await addBrowser(await signIn(), url);
  await see({ heldAt: time.now - 6 * 60 * minute + 5 * minute });
  await find(moment());
  await queue.run();
  await expect.poll(async () => (await list())[0]?.reason).toBe('paused');
  expect([await queue.run(), received.length]).toEqual([0, 0]);
  await endHold(subscriber);
  expect(await queue.run()).toBe(1);
  await expect.poll(() => received.length).toBe(1);
  expect(read(received[0]?.bytes)).toMatchObject({ body: 'While you paused: The Herons lead.', path: '/alerts' });
  expect([await queue.run(), received.length]).toEqual([0, 1]);
});

test('a hidden club has a sentence without the score, and one look', async () => {
  const { url, received, find, queue } = await open();
  const { see, read, userId } = await addSubscriber(url);
  await see({ hidden: [110] });
  await find(
    moment({ key: 'one', priority: 3, cause: 'one' }),
    moment({ key: 'two', priority: 3, cause: 'two' }),
    moment({ key: 'run', priority: 1, cause: 'run', kind: 'run' }),
  );
  expect(await queue.run()).toBe(3);
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(countWaitingWork).toBe(0);
  expect(read(received[0]?.bytes)).toMatchObject({
    body: 'Worth a look: Ospreys at Herons.',
    path: '/TodaysGame/1',
  });
  const viewer = { instant: null, hidden: { teams: [110], opened: [] } };
  const listed = await listAlerts(db, userId, { viewer, now: time.now });
  expect(listed.map(({ text }) => text)).toEqual(['Worth a look: Ospreys at Herons.']);
  const behind = { instant: time.now - 1, hidden: null };
  expect(await listAlerts(db, userId, { viewer: behind, now: time.now })).toEqual([]);
});

test('in quiet hours an alert is held back, and says so', async () => {
  const { url, received, find, queue } = await open();
  // 4 PM Eastern
  const { list } = await addSubscriber(url, { quietFrom: 16, quietTo: 17 });
  await find(moment());
  await queue.run();
  await expect.poll(async () => (await list())[0]?.reason).toBe('quiet hours');
  expect(received).toEqual([]);
});

test('a user who has picked the club gets an alert of the pick, others do not', async () => {
  const { url, received, find, queue } = await open();
  const [fan, other] = [await addSubscriber(`${url}/fan`), await addSubscriber(`${url}/other`)];
  await db.delete(alertSubscriptions);
  const choice = { preset: 'everything', kinds: null } as const;
  for (const { userId } of [fan, other])
    await storeSubscription(db, userId, { subject: 'picks', subjectId: null, choice }, realNow());
  const game = pickable({ gamePk: 1, awayId: 110, homeId: 121 });
  await putGame(db, game);
  await putPick(db, fan.userId, game, 121);
  await putPick(db, other.userId, game, 110);
  await find(moment({ key: 'pick', kind: 'pickAhead', pickClub: 121, pickDate: game.officialDate }));
  expect(await queue.run()).toBe(1);
  await expect.poll(() => received.map(({ path }) => path)).toEqual(['/hook/fan']);
});

test('a process that dies after the alert was stored as sent does not send it twice', async () => {
  const { url, find, queue, db: same } = await open();
  const { userId, list } = await addSubscriber(url);
  await find(moment());
  await db.update(alerts).set({ state: 'queued' });
  const died = async () => {
    throw new Error('killed');
  };
  const services = { db: same, clock, realNow };
  const observe = () => undefined;
  await expect(sendQueued(services, [userId], { push: died, observe })).rejects.toThrow('killed');
  const pushes: unknown[] = [];
  const push: SendPushes = async (sent) => {
    pushes.push(...sent);
    return [];
  };
  await sendQueued(services, [userId], { push, observe });
  expect([pushes, await queue.run()]).toEqual([[], 0]);
  expect(await list()).toMatchObject([{ state: 'sent' }]);
});

test('of twenty alerts in an hour twelve are sent, and the others are held back', async () => {
  const { url, received, find, queue } = await open();
  const { list } = await addSubscriber(url);
  await find(...Array.from({ length: 20 }, (_, n) => moment({ key: `play ${n}`, cause: `play ${n}` })));
  await queue.run();
  await expect.poll(() => received.length).toBe(12);
  await expect.poll(countWaitingWork).toBe(0);
  expect((await list()).filter(({ reason }) => reason === 'limit')).toHaveLength(8);
});

test('who wants anything unusual gets a walk-off chance that matters for a race, and no other one', async () => {
  const { url, received, find, queue } = await open();
  const { userId, read } = await addSubscriber(url);
  await db.delete(alertSubscriptions);
  const choice = { preset: 'big', kinds: null } as const;
  await storeSubscription(db, userId, { subject: 'unusual', subjectId: null, choice }, realNow());
  const chance = { kind: 'walkOffChance', priority: 3 } as const;
  await find(
    moment({ ...chance, key: 'race', sentence: 'A race.', isUnusual: true }),
    moment({ ...chance, gamePk: 1 }),
  );
  expect(await queue.run()).toBe(1);
  await expect.poll(() => received.map(({ bytes }) => read(bytes).body)).toEqual(['A race.']);
});

test('a user without a browser gets no alert, and reads it in the list', async () => {
  const { url, find, queue } = await open();
  const { userId, list } = await addSubscriber(url);
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await find(moment());
  await queue.run();
  await expect.poll(async () => (await list())[0]?.reason).toBe('no browser');
});
