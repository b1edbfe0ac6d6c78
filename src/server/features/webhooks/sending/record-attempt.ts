import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { nextTry } from '#domain/webhooks/next-try.ts';
import { webhookDeliveries, webhooks } from '#server/db/interface-schema.ts';
import type { Db } from '#server/db/open-db.ts';
import type { DueDelivery } from './read-due.ts';
import type { Attempt } from './send-event.ts';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The receiver wants no more events. */
const gone = 410;

const pendingOf = (webhookId: number) =>
  and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.nextTryAt));

/**
 * Stores the result of an attempt. After a success, the other events of the webhook are due at once; after a failure they wait too, and
 * after 24 hours of failures the webhook is disabled. `now`: epoch ms, real time
 */
export async function recordAttempt(db: Db, delivery: DueDelivery, attempt: Attempt, now: number): Promise<void> {
  const at = new Date(now);
  const attempted = {
    attempts: delivery.attempts + 1,
    firstAttemptAt: delivery.firstAttemptAt ?? at,
    attemptedAt: at,
    status: attempt.status,
    problem: attempt.problem,
  };
  await db.transaction(async (tx) => {
    const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId)).for('no key update');
    // it was removed meanwhile
    if (webhook === undefined) return;
    const own = eq(webhookDeliveries.id, delivery.id);
    if (attempt.isDelivered) {
      await tx
        .update(webhookDeliveries)
        .set({ ...attempted, nextTryAt: null })
        .where(own);
      if (webhook.failures > 0) await recover(tx, webhook.id, at);
      return;
    }
    const since = attempted.firstAttemptAt.getTime();
    const next = nextTry({ failures: attempted.attempts, since, now });
    const nextTryAt = next === null ? null : new Date(next);
    await tx
      .update(webhookDeliveries)
      .set({ ...attempted, nextTryAt })
      .where(own);
    await recordFailure(tx, { ...webhook, isGone: attempt.status === gone }, at);
  });
}

async function recover(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(webhooks).set({ failures: 0, failingSince: null }).where(eq(webhooks.id, id));
  await tx
    .update(webhookDeliveries)
    .set({ nextTryAt: at })
    .where(and(pendingOf(id), eq(webhookDeliveries.attempts, 0)));
}

type FailedWebhook = Pick<typeof webhooks.$inferSelect, 'id' | 'failures' | 'failingSince'> & { isGone: boolean };

async function recordFailure(tx: Tx, { id, isGone, ...webhook }: FailedWebhook, at: Date): Promise<void> {
  const [failures, failingSince] = [webhook.failures + 1, webhook.failingSince ?? at];
  const next = isGone ? null : nextTry({ failures, since: failingSince.getTime(), now: at.getTime() });
  await tx
    .update(webhooks)
    .set({ failures, failingSince, ...(next === null && { disabledAt: at }) })
    .where(eq(webhooks.id, id));
  const nextTryAt =
    next === null ? null : sql`greatest(${webhookDeliveries.nextTryAt}, ${new Date(next)}::timestamptz)`;
  await tx.update(webhookDeliveries).set({ nextTryAt }).where(pendingOf(id));
}
