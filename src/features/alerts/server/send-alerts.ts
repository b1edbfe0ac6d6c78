import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findQuietUsers } from '#features/reminders/server/export-reminders.ts';
import { findSubscription, readEndpoints, readSubscriptions } from '#features/reminders/server/push-subscriptions.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { waitOn } from '#platform/jobs/clock.ts';
import { addJobs } from '#platform/jobs/open-jobs.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import type { Services } from '#sources/services.ts';
import { type Decision, decideAlerts, dueTime } from '../rules/decide-alerts.ts';
import { hidesScores } from '../rules/strictest-viewer.ts';
import { alertMoments, alerts } from '../tables.ts';
import { dueAlertsJob, type pausedPushJob } from './alert-jobs.ts';
import { endHolds } from './end-holds.ts';
import type { createAlertPushes, ObserveAlert, SendPushes } from './push-alert.ts';
import { servicesOf } from './push-services.ts';
import { readAlertViewers } from './sign-in-viewers.ts';
import { readStoredAlerts } from './stored-alerts.ts';
import { toAlertMoment } from './stored-moments.ts';

/** alerts that are queued in one transaction */
const mostQueued = 1000;
const usersPerJob = 400;
/** users whose alerts are decided together and sent at once; what is being sent is lost if the process dies */
const usersAtOnce = 32;
/** of a job, at the same time */
const lanes = 4;
/** ms between two looks for alerts that are due */
const wait = 1000;

/** Ends the holds of users, and queues the alerts that are due. A run returns their number. */
export function queueDueAlerts({
  db,
  clock,
  realNow,
  after,
  log,
}: Pick<Services, 'db' | 'clock' | 'realNow' | 'after' | 'log'>): PeriodicJob<number> {
  async function queue(): Promise<number> {
    return db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ userId: number }>(sql`
        update alerts a set state = 'queued' from (
          select user_id, moment_key from alerts where state = 'waiting' and due_at <= ${new Date(clock.now())}
          order by due_at limit ${mostQueued} for update skip locked
        ) due
        where a.user_id = due.user_id and a.moment_key = due.moment_key returning a.user_id as "userId"`);
      const userIds = [...new Set(rows.map(({ userId }) => userId))];
      if (userIds.length === 0) return 0;
      const endpoints = await readEndpoints(tx, userIds);
      const groups = Map.groupBy(userIds, (userId) => servicesOf(endpoints.get(userId) ?? []));
      const jobs = [...groups].flatMap(([group, ids]) =>
        Array.from({ length: Math.ceil(ids.length / usersPerJob) }, (_, page) => ({
          id: randomUUID(),
          key: group,
          group,
          data: { userIds: ids.slice(page * usersPerJob, (page + 1) * usersPerJob) },
        })),
      );
      await addJobs(tx, dueAlertsJob, jobs);
      return rows.length;
    });
  }

  async function work(isStopped: () => boolean): Promise<number> {
    await endHolds({ db, clock, realNow });
    let queued = 0;
    let last = mostQueued;
    while (last === mostQueued && !isStopped()) {
      last = await queue();
      queued += last;
    }
    return queued;
  }

  return periodicJob({ name: 'due alerts', work, wait: waitOn(clock, wait, wait), firstWait: wait, after, log });
}

type Sending = Pick<Services, 'db' | 'clock' | 'realNow'>;

type Pushing = { push: SendPushes; observe: ObserveAlert };

/** Decides and sends the queued alerts of users. What is sent is stored before. A failure leaves the others to another attempt. */
export async function sendQueued(services: Sending, userIds: readonly number[], pushing: Pushing): Promise<void> {
  let start = 0;
  const lane = async () => {
    while (start < userIds.length) {
      start += usersAtOnce;
      await sendBatch(services, userIds.slice(start - usersAtOnce, start), pushing);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

async function sendBatch(services: Sending, ids: number[], { push, observe }: Pushing): Promise<void> {
  const { db, clock, realNow } = services;
  const browsers = Map.groupBy(await readSubscriptions(db, ids, realNow()), ({ userId }) => userId);
  const decided = await db.transaction(async (tx) => {
    const decisions = await decideAll(tx, services, { ids, hasBrowser: (id) => browsers.has(id) });
    await storeDecisions(tx, decisions, clock.now());
    return decisions;
  });
  for (const { delay, decision } of decided)
    if (decision.state === 'held back' && decision.reason === 'late') observe('late', delay / 1000);
  const refused = await push(
    decided.flatMap(({ userId, delay, decision }) =>
      decision.state === 'sent' ? [{ userId, delay, ...decision, browsers: browsers.get(userId) ?? [] }] : [],
    ),
  );
  await noteUndelivered(db, refused);
}

/** `delay`: ms since it was due */
type UserDecision = { userId: number; delay: number; decision: Decision };

async function decideAll(
  tx: Tx,
  { clock, realNow }: Sending,
  { ids, hasBrowser }: { ids: number[]; hasBrowser: (id: number) => boolean },
): Promise<UserDecision[]> {
  const now = clock.now();
  // alerts of one user are decided one after the other, so that they count for each other
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update');
  const stored = await readStoredAlerts(tx, ids, now);
  const viewerOf = await readAlertViewers(tx, ids, { now, realNow: realNow() });
  const quiet = await findQuietUsers(tx, ids, now);
  return ids.flatMap((userId) => {
    const own = stored.get(userId) ?? [];
    const recipient = {
      viewer: viewerOf(userId),
      isQuiet: quiet.has(userId),
      hasBrowser: hasBrowser(userId),
      sent: own.filter(({ state }) => state === 'sent'),
      summed: own.flatMap(({ state, moment }) => (state === null ? [moment] : [])),
    };
    const queued = own.flatMap(({ state, moment }) => (state === 'queued' ? [moment] : []));
    return decideAlerts(queued, recipient, now).map((decision) => ({
      userId,
      delay: now - dueTime(decision.moment, recipient.viewer),
      decision,
    }));
  });
}

async function storeDecisions(tx: Tx, decisions: readonly UserDecision[], now: number): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ userId, decision }) => ({
    userId,
    key: decision.moment.key,
    state: decision.state,
    reason: decision.state === 'held back' ? decision.reason : null,
    text: decision.state === 'sent' ? decision.text : null,
    dueAt: decision.state === 'waiting' ? new Date(decision.dueAt) : null,
  }));
  await tx.execute(sql`
    update alerts a set state = d.state, reason = d.reason, text = d.text, due_at = coalesce(d."dueAt", a.due_at),
      decided_at = case when d.state <> 'waiting' then ${new Date(now)}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d ("userId" integer, key text, state text, reason text, text text, "dueAt" timestamptz)
    where a.user_id = d."userId" and a.moment_key = d.key`);
}

/** Stores that no browser can have received some alerts. */
async function noteUndelivered(db: Db, refused: readonly { userId: number; key: string }[]): Promise<void> {
  if (refused.length === 0) return;
  await db.execute(sql`
    update alerts a set state = 'held back', reason = 'not delivered'
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r ("userId" integer, key text)
    where a.user_id = r."userId" and a.moment_key = r.key and a.state = 'sent'`);
}

type Paused = z.infer<typeof pausedPushJob.data>;

/** Sends an alert after the pause of its push service, unless the user holds updates, or hides its scores, since. */
export async function sendPaused(
  { db, clock, realNow }: Sending,
  { userId, key, endpoint, until }: Paused,
  send: ReturnType<typeof createAlertPushes>['send'],
): Promise<void> {
  const browser = await findSubscription(db, endpoint);
  const [found] = await db
    .select({ text: alerts.text, moment: alertMoments })
    .from(alerts)
    .innerJoin(alertMoments, eq(alertMoments.key, alerts.momentKey))
    .where(and(eq(alerts.userId, userId), eq(alerts.momentKey, key), eq(alerts.state, 'sent')));
  if (browser === undefined || browser.userId !== userId || found === undefined || found.text === null) return;
  const moment = toAlertMoment(found.moment);
  const now = clock.now();
  const viewer = (await readAlertViewers(db, [userId], { now, realNow: realNow() }))(userId);
  const delay = now - dueTime(moment, viewer);
  const isHidden = hidesScores(viewer.hidden, moment) && found.text === moment.sentence;
  if (!viewer.isHeld && !isHidden && delay >= 0) {
    await send({ alert: { userId, moment, text: found.text, delay }, browser, until });
    return;
  }
  const reason = viewer.isHeld ? 'paused' : 'hidden scores';
  await db
    .update(alerts)
    .set({ state: 'held back', reason })
    .where(and(eq(alerts.userId, userId), eq(alerts.momentKey, key)));
}
