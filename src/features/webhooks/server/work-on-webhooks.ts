import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { TryAgain } from '#platform/jobs/open-jobs.ts';
import type { Services } from '#sources/services.ts';
import { daysOfDeliveries, hasFailedTooLong } from '../rules.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { type Attempt, sendEvent } from './send-event.ts';
import { failingWebhookJob, oldEventsJob, queueDeliveries, webhookJob } from './webhook-jobs.ts';

/** The receiver wants no more events. */
const gone = 410;
const day = 86_400_000;

/** ms; the first attempt waits less than later ones, so that receivers that never answer take few turns of the others */
const firstTimeLimit = 3000;
/** first attempts at the same host that one process makes at the same time */
const mostPerHost = 8;

/** Sends the events of webhooks from now on, and deletes old ones. */
export async function workOnWebhooks(services: Pick<Services, 'db' | 'realNow' | 'network' | 'jobs'>): Promise<void> {
  const { db, realNow, jobs } = services;
  const deliverFirst = createFirstDelivery(services);
  await jobs.work(webhookJob, async ({ deliveryId }, signal) => {
    const found = await findDelivery(db, deliveryId);
    const rest = found && (await deliverFirst(found, signal));
    if (rest === null) return;
    const { id: webhookId, userId } = rest.webhook;
    await queueDeliveries(db, [{ id: deliveryId, webhookId, userId }], rest);
  });
  await jobs.work(failingWebhookJob, async ({ deliveryId }, signal) => {
    const found = await findDelivery(db, deliveryId);
    if (found === null) return;
    const { isFinal, attempt } = await deliver(services, found, { signal });
    if (!isFinal) throw new TryAgain(attempt.problem ?? `The status was ${attempt.status}`);
  });
  await jobs.work(oldEventsJob, () =>
    db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(realNow() - daysOfDeliveries * day))),
  );
}

/** An event and its webhook; null if it is not sent, as those of a disabled webhook. */
async function findDelivery(db: Db, deliveryId: string) {
  const [found] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  return found === undefined || found.webhook.disabledAt !== null ? null : found;
}

type Found = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/**
 * Sends an event once, unless its webhook is failing, an earlier event of it is tried again, or its host has its share. Resolves to what
 * the queue of failing webhooks has to do; null: nothing.
 */
function createFirstDelivery(services: Pick<Services, 'db' | 'realNow' | 'network' | 'jobs'>) {
  const busy: string[] = [];
  return async (found: Found, signal: AbortSignal) => {
    const { webhook } = found;
    const { host } = new URL(webhook.url);
    const isBehind =
      webhook.failingSince !== null || !(await services.jobs.isIdle(failingWebhookJob, String(webhook.id)));
    if (isBehind || busy.filter((each) => each === host).length >= mostPerHost) return { webhook, isBehind: true };
    busy.push(host);
    try {
      const { isFinal } = await deliver(services, found, { signal, timeLimit: firstTimeLimit });
      return isFinal ? null : { webhook, isRetry: true };
    } finally {
      busy.splice(busy.indexOf(host), 1);
    }
  };
}

/** Sends an event, and stores the result. `isFinal`: it is not sent again */
async function deliver(
  { db, realNow, network }: Pick<Services, 'db' | 'realNow' | 'network'>,
  { webhook, delivery }: Found,
  limits: { signal: AbortSignal; timeLimit?: number },
): Promise<{ isFinal: boolean; attempt: Attempt }> {
  const attempt = await sendEvent(webhook, delivery, { network, now: realNow(), ...limits });
  if (attempt === null) throw new TryAgain('The process ended');
  return { isFinal: await recordAttempt(db, delivery, attempt, new Date(realNow())), attempt };
}

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'webhookId'>;

/**
 * Stores the result of an attempt. After 24 hours of failures the webhook is disabled. Returns whether the event is not sent again.
 */
async function recordAttempt(db: Db, { id, webhookId }: Delivery, attempt: Attempt, at: Date): Promise<boolean> {
  const { isDelivered, status, problem } = attempt;
  return db.transaction(async (tx) => {
    const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('no key update');
    // it was removed meanwhile
    if (webhook === undefined) return true;
    await tx
      .update(webhookDeliveries)
      .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, attemptedAt: at, status, problem })
      .where(eq(webhookDeliveries.id, id));
    const failingSince = isDelivered ? null : (webhook.failingSince ?? at);
    const isDisabled = failingSince !== null && (status === gone || hasFailedTooLong(failingSince, at));
    await tx
      .update(webhooks)
      .set({ failingSince, ...(isDisabled && { disabledAt: at }) })
      .where(eq(webhooks.id, webhookId));
    return isDelivered || isDisabled;
  });
}
