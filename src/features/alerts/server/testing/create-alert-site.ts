import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { manualTime } from '#app/testing/manual-time.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import { changeReminderSettings } from '#features/reminders/server/export-reminders.ts';
import { storeSubscription as storeBrowser } from '#features/reminders/server/push-subscriptions.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import { pushSubscriptions } from '#features/reminders/tables.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startReceiver } from '#tests/support/tls/start-receiver.ts';
import { inventedMoment } from '../../rules/testing/invented-moment.ts';
import { alertMoments, alertSubscriptions, signInViewers } from '../../tables.ts';
import { listAlerts, storeSubscription } from '../own-alerts.ts';
import type { ObserveAlert } from '../push-alert.ts';
import { queueDueAlerts } from '../send-alerts.ts';
import { storeSignInViewer } from '../sign-in-viewers.ts';
import { type NewMoment, seenOf, storeReading } from '../stored-moments.ts';
import { workOnAlerts } from '../work-on-alerts.ts';

const start = Date.parse('2026-06-13T20:00:00Z');
const seen = seenOf(inventedLog([]));

const pushSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  topic: z.string(),
  gamePk: z.number().nullable(),
});

type Network = Awaited<ReturnType<typeof startReceiver>>['network'];

/** A database with alerts, whose time stands, for one test file. Each test begins without subscriptions. */
export async function createAlertSite() {
  const db = await createTestDatabase();
  const time = { now: start };
  const clock = { speed: 1, now: () => time.now };
  const realNow = clock.now;
  const log = { error: vi.fn<(detail: object, message: string) => void>() };
  let names = 0;

  beforeEach(async () => {
    await db.delete(alertMoments);
    await db.delete(alertSubscriptions);
    await db.delete(pushSubscriptions);
    await db.delete(signInViewers);
    log.error.mockClear();
    time.now = start;
  });

  async function countWaitingWork(): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from pgboss.job where name in ('new-moments', 'due-alerts') and state <> 'failed'`);
    return rows[0]?.count ?? 0;
  }

  /** A process of the site, which also sends. */
  async function startProcess(network: Network) {
    const jobs = await openTestJobs(db, log);
    const services = { db, clock, realNow, contact: 'site@called.example', publicUrl: null, network, jobs };
    const observe = vi.fn<ObserveAlert>();
    await workOnAlerts(services, observe);
    const queue = queueDueAlerts({ db, clock, realNow, after: manualTime().after, log });
    onTestFinished(queue.stop);
    const find = async (...moments: NewMoment[]) => {
      await storeReading({ db, jobs }, { gamePk: 1, readAt: time.now, seen, moments });
      await expect.poll(countWaitingWork).toBe(0);
    };
    return { ...services, queue, find, observe };
  }

  const moment = (change: Partial<NewMoment> = {}): NewMoment => ({
    ...inventedMoment({ arrivedAt: time.now, ...change }),
    pickClub: null,
    pickDate: null,
    ...change,
  });

  /** A user with a browser who wants everything of the home club. */
  async function addSubscriber(endpoint: string, { quietFrom = 0, quietTo = 0 } = {}) {
    const [id = 0] = await addUsers(db, 1, `alerted${(names += 1)}x`);
    const userId = markAuthorized(id);
    const signIn = async () =>
      startSession(db, { id: userId, passwordHash: null }, { before: null, device: 'Firefox', now: realNow() });
    const token = await signIn();
    await changeReminderSettings(db, userId, { timeZone: 'America/New_York', quietFrom, quietTo });
    const browser = createBrowser();
    const addBrowser = async (own: string, url: string) =>
      storeBrowser(db, { userId, token: own, endpoint: url, keys: browser.keys, createdAt: new Date(realNow()) });
    await addBrowser(token, endpoint);
    const choice = { preset: 'everything', kinds: null } as const;
    await storeSubscription(db, userId, { subject: 'club', subjectId: 121, choice }, realNow());
    const see = (viewer: Partial<Parameters<typeof storeSignInViewer>[2]>, own = token) =>
      storeSignInViewer(
        { db, clock, realNow },
        { id: userId, token: own },
        { delay: 0, heldAt: null, hidden: [], ...viewer },
      );
    const list = () => listAlerts(db, userId, { viewer: { instant: null, hidden: null }, now: time.now });
    const read = (bytes: Buffer = Buffer.alloc(0)) => pushSchema.parse(JSON.parse(browser.decrypt(bytes)));
    return { userId, token, read, see, signIn, addBrowser, list };
  }

  async function open(...given: Parameters<typeof startReceiver>) {
    const receiver = await startReceiver(...given);
    return { ...receiver, ...(await startProcess(receiver.network)) };
  }

  return { db, time, start, clock, realNow, countWaitingWork, startProcess, moment, addSubscriber, open };
}
