import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';

/** Reads the webhooks of a user and their stored events, without secrets, for the export of the account. */
export async function exportWebhooks(db: Db, userId: Authorized<UserId>): Promise<AccountExport['webhooks']> {
  const [rows, deliveries] = await Promise.all([
    db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.id)),
    db
      .select({ delivery: webhookDeliveries })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(eq(webhooks.userId, userId))
      .orderBy(asc(webhookDeliveries.createdAt)),
  ]);
  const byWebhook = Map.groupBy(deliveries, ({ delivery }) => delivery.webhookId);
  return rows.map(({ id, url, sendsFinals, teamId, sendsGrades, createdAt, disabledAt }) => ({
    url,
    sendsFinals,
    teamId,
    sendsGrades,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    events: (byWebhook.get(id) ?? []).map(({ delivery }) => ({
      type: delivery.type,
      data: delivery.data,
      createdAt: delivery.createdAt.toISOString(),
      attempts: delivery.attempts,
      attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
      status: delivery.status,
      problem: delivery.problem,
    })),
  }));
}
