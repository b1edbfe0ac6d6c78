import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { type Jobs, TryAgain } from '#platform/jobs/open-jobs.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import { daysOfDeliveries, hasFailedTooLong } from '../rules.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { type Attempt, sendEvent } from './send-event.ts';
import { oldEventsJob, webhookJob } from './webhook-jobs.ts';

type WebhookWork = {
  db: Db;
  /** epoch ms */
  realNow: () => number;
  /** of tests */
  network: TestNetwork | null;
};

/** The receiver wants no more events. */
const gone = 410;
const day = 86_400_000;

/** Sends the events of webhooks from now on, and deletes old ones. */
export async function workOnWebhooks(jobs: Pick<Jobs, 'work'>, work: WebhookWork): Promise<void> {
  const { db, realNow } = work;
  await jobs.work(webhookJob, ({ deliveryId }, signal) => deliver(work, deliveryId, signal));
  await jobs.work(oldEventsJob, () =>
    db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(realNow() - daysOfDeliveries * day))),
  );
}

/** Sends an event, and stores the result. Throws if it is sent again. The events of a disabled webhook are not sent. */
async function deliver({ db, realNow, network }: WebhookWork, deliveryId: string, signal: AbortSignal): Promise<void> {
  const [found] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (found === undefined || found.webhook.disabledAt !== null) return;
  const attempt = await sendEvent(found.webhook, found.delivery, { network, now: realNow(), signal });
  if (attempt === null) throw new TryAgain('The process ended');
  const isFinal = await recordAttempt(db, found.delivery, attempt, new Date(realNow()));
  if (!isFinal) throw new TryAgain(attempt.problem ?? `The status was ${attempt.status}`);
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
