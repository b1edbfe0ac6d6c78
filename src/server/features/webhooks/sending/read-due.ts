import { prepared } from '#server/db/run-prepared.ts';
import type { Receiver, WebhookEvent } from './send-event.ts';

export type DueDelivery = WebhookEvent &
  Receiver & { webhookId: number; attempts: number; firstAttemptAt: Date | null };

/** One webhook with many events must not hold up the others. */
const mostPerWebhook = 5;
const mostPerRun = 400;

/** The deliveries that are due at a time, the oldest first, at most five of each webhook. */
export const readDue = prepared<DueDelivery>(`
  select id, type, data, created_at as "createdAt", url, secret, webhook_id as "webhookId", attempts,
    first_attempt_at as "firstAttemptAt"
  from (
    select d.*, w.url, w.secret, row_number() over (partition by webhook_id order by next_try_at, d.id) as place
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where next_try_at <= $1
  ) due
  where place <= ${mostPerWebhook} order by next_try_at, id limit ${mostPerRun}`);
