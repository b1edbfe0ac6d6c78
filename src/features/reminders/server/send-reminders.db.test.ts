import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { sessions, users } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import { createMailer } from '#platform/outgoing/create-mailer.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import { startMailServer } from '#platform/outgoing/testing/start-mail-server.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { type Received, startReceiver } from '#tests/support/tls/start-receiver.ts';
import { pushSubscriptions, reminderSettings } from '../tables.ts';
import { changeReminderSettings } from './export-reminders.ts';
import { storeSubscription } from './push-subscriptions.ts';
import { sendReminders } from './send-reminders.ts';
import { createBrowser } from './testing/create-browser.ts';
import { workOnReminders } from './work-on-reminders.ts';

const minute = 60_000;
const day = '2026-06-13';
const realNow = () => Date.parse(`${day}T12:00:00Z`);
const db = await createTestDatabase();
const { client, clock, time } = await startControlledLeague({
  seed: '1',
  openingDay: '2026-05-27',
  now: Date.parse(`${day}T10:00:00Z`),
});
const { value: cards } = await readSchedule(client, { date: day, level: 1 });
/** the league also plays at night, when users may have quiet hours */
const games = cards
  .filter(({ startsAt }) => (startsAt ?? 0) > Date.parse(`${day}T15:00:00Z`))
  .toSorted((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0));
const [first] = games;
if (first?.startsAt == null) throw new Error('The day has no game');
const firstLock = first.startsAt - lockLeadMs;

const log = { error: vi.fn<(detail: object, message: string) => void>() };
let names = 0;

type Network = Awaited<ReturnType<typeof startReceiver>>['network'];

/** A job of a process of its own, which also sends. */
async function createJob(network: Network, mailer: Mailer | null = null) {
  const jobs = await openTestJobs(db, log);
  await workOnReminders({ db, realNow, contact: 'site@called.example', publicUrl: null, network, jobs }, mailer);
  const parts = { db, client, clock, after: manualTime().after, log };
  const job = sendReminders({ ...parts, realNow, jobs, mailJobs: mailer && jobs });
  onTestFinished(job.stop);
  return job;
}

/** A user whose browser is subscribed at the push service; the hours are never quiet. */
async function addSubscriber(endpoint: string, { quietFrom = 0, quietTo = 0 } = {}) {
  const [id = 0] = await addUsers(db, 1, `reminded${(names += 1)}x`);
  const userId = markAuthorized(id);
  const session = { before: null, device: 'Firefox on Windows', now: realNow() };
  const token = await startSession(db, { id: userId, passwordHash: null }, session);
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', quietFrom, quietTo });
  const browser = createBrowser();
  await storeSubscription(db, { userId, token, endpoint, keys: browser.keys, createdAt: new Date(realNow()) });
  return { userId, ...browser };
}

async function pick(userId: number, { gamePk, startsAt, teams: { away, home } }: GameCard): Promise<void> {
  const game = pickable({ gamePk, startsAt, officialDate: day, awayId: away.id, homeId: home.id });
  await putGame(db, game);
  await putPick(db, userId, game, home.id);
}

async function countQueued(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from pgboss.job where name in ('push', 'reminder-mail')`,
  );
  return rows[0]?.count ?? 0;
}

async function endReminders(): Promise<void> {
  await db.delete(reminderSettings);
  await db.delete(pushSubscriptions);
}

async function start(respond?: Parameters<typeof startReceiver>[0], change: Partial<Network> = {}) {
  await endReminders();
  log.error.mockClear();
  const receiver = await startReceiver(respond);
  return { ...receiver, job: await createJob({ ...receiver.network, ...change }) };
}

test('a browser is notified once, before the first lock without a pick, of the missing picks only', async () => {
  const { url, received, network, job } = await start();
  const { userId, decrypt } = await addSubscriber(url);
  for (const card of games.slice(0, -2)) await pick(userId, card);
  const lastTwo = games.slice(-2);
  const lock = (lastTwo[0]?.startsAt ?? 0) - lockLeadMs;
  time.now = lock - 61 * minute;
  expect(await job.run()).toBe(0);
  time.now = lock - 60 * minute;
  expect(await job.run()).toBe(1);
  time.now = lock - 30 * minute;
  const again = await createJob(network);
  await job.stop();
  expect(await again.run()).toBe(0);
  await expect.poll(() => received.length).toBe(1);

  const [{ headers, bytes, path } = {} as Received] = received;
  expect(path).toBe('/hook');
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '3600',
    authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]+$/),
  });
  const text: unknown = JSON.parse(decrypt(bytes));
  const title = '2 games without your pick';
  expect(text).toEqual({ title, body: expect.any(String), path: '/today', topic: 'missing-picks' });
  expect(headers.topic).toBe('missing-picks');
  for (const { teams } of lastTwo) expect(JSON.stringify(text)).toContain(teams.home.shortName);
});

test('of two processes one reminds', async () => {
  const { url, received, network, job } = await start();
  await addSubscriber(url);
  time.now = firstLock - 30 * minute;
  const other = await createJob(network);
  expect((await Promise.all([job.run(), other.run(), job.run()])).filter((number) => number === 1)).toHaveLength(1);
  await expect.poll(() => received.length).toBe(1);
});

test('a user with every pick, one in quiet hours and one whose session has ended are not reminded', async () => {
  const { url, received, job } = await start();
  const complete = await addSubscriber(`${url}/complete`);
  for (const card of games) await pick(complete.userId, card);
  const hour = new Date(firstLock - 4 * 60 * minute - 30 * minute).getUTCHours();
  await addSubscriber(`${url}/quiet`, { quietFrom: hour, quietTo: (hour + 1) % 24 });
  const away = await addSubscriber(`${url}/away`);
  const unused = { seenAt: new Date(realNow() - 31 * 86_400_000) };
  await db.update(sessions).set(unused).where(eq(sessions.userId, away.userId));
  time.now = firstLock - 30 * minute;
  expect([await job.run(), received]).toEqual([0, []]);
});

test.each([404, 410])('status %i deletes the subscription', async (status) => {
  const { url, job } = await start((response) => response.writeHead(status).end());
  await addSubscriber(url);
  time.now = firstLock - 30 * minute;
  expect(await job.run()).toBe(1);
  await expect.poll(() => db.$count(pushSubscriptions)).toBe(0);
});

test('while a push service fails, the notification is sent again', async () => {
  const statuses = [503, 429, 201];
  const { url, received, job } = await start((response) => response.writeHead(statuses.shift() ?? 500).end());
  await addSubscriber(url);
  time.now = firstLock - 30 * minute;
  expect([await job.run(), await job.run()]).toEqual([1, 0]);
  await expect.poll(() => statuses, { timeout: 30_000 }).toEqual([]);
  await expect.poll(countQueued).toBe(0);
  expect(received).toHaveLength(3);
}, 60_000);

test('a refused notification is not sent again', async () => {
  const { url, received, job } = await start((response) => response.writeHead(400).end());
  await addSubscriber(url);
  time.now = firstLock - 30 * minute;
  expect([await job.run(), await job.run()]).toEqual([1, 0]);
  await expect.poll(countQueued).toBe(0);
  expect(received).toHaveLength(1);
  expect(await db.$count(pushSubscriptions)).toBe(1);
});

test('a push service with an address that is not public gets nothing', async () => {
  const { url, received, job } = await start(undefined, { resolve: async () => ['10.0.0.1'] });
  await addSubscriber(url);
  time.now = firstLock - 30 * minute;
  expect(await job.run()).toBe(1);
  await expect.poll(countQueued).toBe(0);
  expect(received).toEqual([]);
});

test('the same reminder by mail has each game and can be ended with one click', async () => {
  const { url, network } = await start();
  const { userId } = await addSubscriber(url);
  await db.delete(pushSubscriptions);
  await db
    .update(users)
    .set({ email: 'fan@called.example', emailVerifiedAt: new Date(0) })
    .where(eq(users.id, userId));
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', byMail: true });
  const server = await startMailServer();
  const settings = { smtpUrl: server.url, from: 'site@called.example', publicUrl: 'https://called.example' };
  const mailer = createMailer(settings);
  time.now = firstLock - 30 * minute;
  const job = await createJob(network, mailer);
  expect([await job.run(), await job.run()]).toEqual([1, 0]);
  await expect.poll(() => server.mails.length).toBe(1);
  mailer.close();
  const content = server.mails[0]?.content.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ') ?? '';
  expect(content).toMatch(/^List-Unsubscribe: <https:\/\/called\.example\/unsubscribe\/[\w-]{43}>\r$/m);
  expect(content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  for (const { teams } of games) expect(content).toContain(`at ${teams.home.shortName}: locks at`);
  expect(log.error).not.toHaveBeenCalled();
});

test('without mail, a user who chose it gets none, and a failing upstream sends nothing', async () => {
  const { url, received, job } = await start();
  const { userId } = await addSubscriber(url);
  await db.delete(pushSubscriptions);
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', byMail: true });
  time.now = firstLock - 30 * minute;
  expect([await job.run(), received]).toEqual([0, []]);
});
