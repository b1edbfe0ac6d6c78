import { eq } from 'drizzle-orm';
import { webhookDeliveries, type webhooks } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import { type Attempt, sendEvent } from './send-event.ts';

type Options = { network: TestNetwork | null; /** epoch ms, real time */ now: number };

/** Sends a test event at once, without retries, and adds it to the webhook's events. */
export async function sendTestEvent(
  db: Db,
  webhook: typeof webhooks.$inferSelect,
  { network, now }: Options,
): Promise<Attempt> {
  const at = new Date(now);
  const [event] = await db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook.id, type: 'test', data: {}, createdAt: at, attempts: 1, attemptedAt: at })
    .returning();
  const attempt = event && (await sendEvent(webhook, event, { network, now }));
  if (!attempt) throw new TypeError('Nothing ends a test event early');
  const { status, problem } = attempt;
  await db.update(webhookDeliveries).set({ status, problem }).where(eq(webhookDeliveries.id, event.id));
  return attempt;
}
