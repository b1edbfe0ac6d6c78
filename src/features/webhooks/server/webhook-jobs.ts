import { z } from 'zod';
import { addJobs, type JobKind } from '#platform/jobs/open-jobs.ts';
import type { Db } from '#platform/db/open-db.ts';

const hour = 3600;

/** The sending of an event to a webhook; the events of a webhook, whose id is the key, follow one another. */
export const webhookJob = {
  name: 'webhook',
  data: z.object({ deliveryId: z.string() }),
  // more than 24 hours of failures, after which the webhook is disabled
  retries: 30,
  longestWait: 8 * hour,
  atOnce: 16,
  isOrdered: true,
  poll: 5,
} satisfies JobKind;

export const oldEventsJob = {
  name: 'old-events',
  data: z.object({}),
  retries: 0,
  atOnce: 1,
  cron: '12 * * * *',
} satisfies JobKind;

/** Sends events that were added in this transaction. */
export function queueDeliveries(
  tx: Pick<Db, 'execute'>,
  added: readonly { id: string; webhookId: number }[],
): Promise<void> {
  const jobs = added.map(({ id, webhookId }) => ({ id, key: String(webhookId), data: { deliveryId: id } }));
  return addJobs(tx, webhookJob, jobs);
}
