import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { games, users } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import { createMailer } from '#platform/outgoing/create-mailer.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import { startMailServer } from '#platform/outgoing/testing/start-mail-server.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startReceiver } from '#tests/support/tls/start-receiver.ts';
import { reminderSettings } from '../tables.ts';
import { changeReminderSettings } from './export-reminders.ts';
import { storeSubscription } from './push-subscriptions.ts';
import { sendResults } from './send-results.ts';
import { createBrowser } from './testing/create-browser.ts';
import { workOnReminders } from './work-on-reminders.ts';

const evening = '2031-06-01';
const [away, home] = [110, 121];
const at = (time: string) => Date.parse(`2031-06-${time}:00Z`);
const realNow = () => at('02T12:00');
const db = await createTestDatabase();
const log = { error: vi.fn<(detail: object, message: string) => void>() };
let count = 0;

/** A user who wants results called the home club in three games, of which it won the first two, and one was suspended or is played. */
async function startMorning({ mailer = null }: { mailer?: Mailer | null } = {}) {
  await db.delete(reminderSettings);
  const clock = { speed: 1, now: () => time.now };
  const time = { now: at('02T12:30') };
  const { url, received, network } = await startReceiver();
  const jobs = await openTestJobs(db, log);
  await workOnReminders({ db, realNow, contact: 'site@called.example', publicUrl: null, network, jobs }, mailer);
  const start = () => {
    const job = sendResults({ db, clock, realNow, jobs, mailJobs: mailer && jobs, after: manualTime().after, log });
    onTestFinished(job.stop);
    return job;
  };
  const [id = 0] = await addUsers(db, 1, `results${(count += 1)}x`);
  const userId = markAuthorized(id);
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', wantsResults: true });
  const play = async (gamePk: number, hour: number, winnerId: number | null) => {
    const startsAt = at(`01T${hour}:00`);
    const game = pickable({ gamePk, officialDate: evening, startsAt, awayId: away, homeId: home });
    const phase = winnerId === null ? ('live' as const) : ('final' as const);
    await putGame(db, game);
    await putPick(db, id, game, home);
    await putGame(db, { ...game, phase, winnerId });
    await db.update(games).set({ awayName: 'Mets', homeName: 'Braves' }).where(eq(games.gamePk, gamePk));
    await settleGame(db, gamePk, at('02T03:00'));
  };
  return { time, url, received, start, userId, play };
}

async function subscribe(userId: ReturnType<typeof markAuthorized<number>>, endpoint: string) {
  const session = { before: null, device: 'Firefox on Windows', now: realNow() };
  const token = await startSession(db, { id: userId, passwordHash: null }, session);
  const browser = createBrowser();
  await storeSubscription(db, { userId, token, endpoint, keys: browser.keys, createdAt: new Date(realNow()) });
  return browser;
}

test('a browser gets the results of an evening once, on the morning after', async () => {
  const { time, url, received, start, userId, play } = await startMorning();
  const { decrypt } = await subscribe(userId, url);
  for (const [gamePk, hour, winner] of [
    [1, 17, home],
    [2, 18, home],
    [3, 19, away],
  ] as const)
    await play(gamePk, hour, winner);
  const [job, other] = [start(), start()];
  time.now = at('02T08:59');
  expect(await job.run()).toBe(0);
  // 5 AM Eastern, in the quiet hours of the user
  time.now = at('02T09:00');
  expect(await job.run()).toBe(0);
  time.now = at('02T12:00');
  expect([(await Promise.all([job.run(), other.run()])).toSorted((low, high) => low - high), await job.run()]).toEqual([
    [0, 1],
    0,
  ]);
  await expect.poll(() => received.length).toBe(1);
  expect(JSON.parse(decrypt(received[0]?.bytes ?? Buffer.alloc(0)))).toEqual({
    title: 'Last night: 2–1, 3 bases',
    body: 'Streak 0, after one of 2 ended. 1st of the season.',
    path: '/my-picks',
    topic: 'results',
  });
});

test('results wait for a game that is still played; a user who does not want them gets none', async () => {
  const { url, received, start, userId, play } = await startMorning();
  await subscribe(userId, url);
  await play(11, 17, home);
  await play(12, 18, null);
  const job = start();
  expect(await job.run()).toBe(0);
  await play(12, 18, home);
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', wantsResults: false });
  expect(await job.run()).toBe(0);
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', wantsResults: true });
  expect(await job.run()).toBe(1);
  await expect.poll(() => received.length).toBe(1);
});

test('a mail has each pick and a link that ends mail', async () => {
  const server = await startMailServer();
  const settings = { smtpUrl: server.url, from: 'site@called.example', publicUrl: 'https://called.example' };
  const mailer = createMailer(settings);
  const { start, userId, play } = await startMorning({ mailer });
  const verified = { email: `${userId}@called.example`, emailVerifiedAt: new Date(0) };
  await db.update(users).set(verified).where(eq(users.id, userId));
  await changeReminderSettings(db, userId, { timeZone: 'America/New_York', byMail: true });
  await play(21, 17, home);
  expect(await start().run()).toBe(1);
  await expect.poll(() => server.mails.length).toBe(1);
  mailer.close();
  const content = server.mails[0]?.content.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ') ?? '';
  expect(content).toContain('Braves over Mets: right, +1');
  expect(content).toContain('https://called.example/my-picks');
  expect(content).toMatch(/^List-Unsubscribe: <https:\/\/called\.example\/unsubscribe\/[\w-]{43}>\r$/m);
  expect(log.error).not.toHaveBeenCalled();
});
