import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import { lockUser } from '#platform/db/lock-user.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { checkOutgoingUrl, OutgoingError } from '#platform/outgoing/check-outgoing-url.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import type { Services } from '#sources/services.ts';
import type { NewWebhook, Webhook, WebhookDelivery } from '../contract.ts';
import { mostWebhooks } from '../rules.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { secretPrefix, type Attempt, sendEvent } from './send-event.ts';
import { failingWebhookJob, webhookJob } from './webhook-jobs.ts';

type Delivery = Omit<typeof webhookDeliveries.$inferSelect, 'data'>;

/** The last ten events of each webhook of a user, the newest first. */
function readLastDeliveries(db: Db, userId: UserId): Promise<Delivery[]> {
  return runPrepared<Delivery>(
    db,
    sql`
    select d.* from webhooks w cross join lateral (
      select id, webhook_id as "webhookId", type, created_at as "createdAt", attempts, attempted_at as "attemptedAt", status, problem
      from webhook_deliveries where webhook_id = w.id order by created_at desc, id desc limit 10
    ) d
    where w.user_id = ${userId}`,
  );
}

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The webhooks of a user with their last events, the oldest webhook first. An event's job has its id. */
export async function listWebhooks(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  userId: Authorized<UserId>,
): Promise<Webhook[]> {
  const [rows, deliveries] = await Promise.all([
    db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.id)),
    readLastDeliveries(db, userId),
  ]);
  const byWebhook = Map.groupBy(deliveries, ({ webhookId }) => webhookId);
  const waiting = await Promise.all(
    rows.flatMap(({ id }) => [webhookJob, failingWebhookJob].map((kind) => jobs.listWaiting(kind, String(id)))),
  );
  const dueAt = new Map(waiting.flat().map((job) => [job.id, job.dueAt]));
  return rows.map(({ id, url, sendsFinals, teamId, sendsGrades, createdAt, failingSince, disabledAt }) => ({
    id,
    url,
    sendsFinals,
    teamId,
    sendsGrades,
    createdAt: createdAt.toISOString(),
    failingSince: textOf(failingSince),
    disabledAt: textOf(disabledAt),
    deliveries: (byWebhook.get(id) ?? []).map((row) => presentDelivery(row, dueAt.get(row.id) ?? null)),
  }));
}

function presentDelivery(
  { id, type, createdAt, attempts, attemptedAt, status, problem }: Delivery,
  nextTryAt: Date | null,
): WebhookDelivery {
  return {
    id,
    type,
    createdAt: createdAt.toISOString(),
    attempts,
    attemptedAt: textOf(attemptedAt),
    status,
    problem,
    nextTryAt: textOf(nextTryAt),
  };
}

/** Throws `AppError` for a URL to which nothing will be sent. */
function requireOutgoingUrl(url: string): void {
  try {
    checkOutgoingUrl(url);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw new AppError('unacceptable', error.message, { url: `is refused: ${error.message}` });
  }
}

/** Creates a webhook and returns its secret. Throws `AppError`. `now`: epoch ms, real time */
export async function createWebhook(
  db: Db,
  userId: Authorized<UserId>,
  { url, sendsFinals, teamId, sendsGrades }: NewWebhook,
  now: number,
): Promise<string> {
  requireOutgoingUrl(url);
  const secret = randomBytes(32);
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) >= mostWebhooks)
      throw new AppError('unacceptable', `An account has at most ${mostWebhooks} webhooks. Remove one first.`);
    const wanted = { sendsFinals, teamId: sendsFinals ? teamId : null, sendsGrades };
    await tx.insert(webhooks).values({ userId, url, secret, ...wanted, createdAt: new Date(now) });
  });
  return `${secretPrefix}${secret.toString('base64')}`;
}

const isOwn = (userId: Authorized<UserId>, id: number) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));

/** Throws `NotFound` for another user's webhook. */
export async function findWebhook(db: Db, userId: Authorized<UserId>, id: number) {
  const [found] = await db.select().from(webhooks).where(isOwn(userId, id));
  if (found === undefined) throw new NotFound('There is no such webhook.');
  return found;
}

/** Uses a disabled webhook again. Its earlier events are not sent. */
export async function enableWebhook(db: Db, userId: Authorized<UserId>, id: number): Promise<void> {
  await db.update(webhooks).set({ disabledAt: null, failingSince: null }).where(isOwn(userId, id));
}

export async function removeWebhook(db: Db, userId: Authorized<UserId>, id: number): Promise<void> {
  await db.delete(webhooks).where(isOwn(userId, id));
}

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

/** Reads the webhooks of a user and their stored events, without secrets, for the export of the account. */
export const exportedWebhooks = exportedPart(
  z.array(
    z.object({
      url: z.string(),
      sendsFinals: z.boolean(),
      teamId: z.number().int().nullable(),
      sendsGrades: z.boolean(),
      createdAt: z.string(),
      disabledAt: z.string().nullable(),
      events: z.array(
        z.object({
          type: z.string(),
          data: z.unknown(),
          createdAt: z.string(),
          attempts: z.number().int(),
          attemptedAt: z.string().nullable(),
          status: z.number().int().nullable(),
          problem: z.string().nullable(),
        }),
      ),
    }),
  ),
  async (db, userId) => {
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
  },
);
