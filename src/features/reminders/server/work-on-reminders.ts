import { and, eq, isNotNull } from 'drizzle-orm';
import webPush from 'web-push';
import { z } from 'zod';
import { pages } from '#platform/api/pages.ts';
import { users } from '#platform/db/schema.ts';
import type { JobKind } from '#platform/jobs/open-jobs.ts';
import { OutgoingError } from '#platform/outgoing/check-outgoing-url.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import { type TestNetwork, sendToPublicAddress } from '#platform/outgoing/send-to-public-address.ts';
import type { Services } from '#sources/services.ts';
import { reminderMail } from '../rules.ts';
import { pushSubscriptions } from '../tables.ts';
import { deleteGoneSubscription, readReminderKeys, pushContact, type BrowserKeys } from './push-subscriptions.ts';
import { createUnsubscribeToken, unsubscribeUrl } from './unsubscribe-link.ts';

/** `lines`: one for each game, for mail; `body`: a short text, for notifications */
const textSchema = z.object({
  kind: z.enum(['missing picks', 'results']),
  title: z.string(),
  body: z.string(),
  lines: z.array(z.string()),
});

/** epoch ms, real time: the lock of the first game, or when results are old, after which nothing is sent */
const until = z.number();

/** A reminder by mail. The link that ends mail of this kind is created when the mail is sent. */
export const reminderMailJob = {
  name: 'reminder-mail',
  data: z.object({ userId: z.number().int(), text: textSchema, until }),
  retries: 5,
  atOnce: 2,
} satisfies JobKind;

/** A reminder in a browser. */
export const pushJob = {
  name: 'push',
  data: z.object({ endpoint: z.string(), text: textSchema, until }),
  retries: 5,
  atOnce: 8,
} satisfies JobKind;

/** Sends reminders from now on. `mailer`: null if the server cannot send mail */
export async function workOnReminders(
  services: Pick<Services, 'db' | 'realNow' | 'contact' | 'publicUrl' | 'network' | 'jobs'>,
  mailer: Mailer | null,
): Promise<void> {
  const { jobs } = services;
  if (mailer !== null) await jobs.work(reminderMailJob, (reminder) => mailReminder(services, mailer, reminder));
  await jobs.work(pushJob, (reminder) => pushReminder(services, reminder));
}

/** The mail has each game; its link ends mail of this kind. */
async function mailReminder(
  { db, realNow }: Pick<Services, 'db' | 'realNow'>,
  mailer: Mailer,
  { userId, text, until: end }: z.infer<typeof reminderMailJob.data>,
): Promise<void> {
  const [user] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  if (user?.email == null || realNow() >= end) return;
  const { linkKey } = await readReminderKeys(db);
  const unsubscribe = unsubscribeUrl(mailer.publicUrl, createUnsubscribeToken(linkKey, userId));
  await mailer.send(user.email, { ...reminderMail(user.username, text, mailer.publicUrl), unsubscribe });
}

async function pushReminder(
  { db, realNow, contact, publicUrl, network }: Pick<Services, 'db' | 'realNow' | 'contact' | 'publicUrl' | 'network'>,
  { endpoint, text: { kind, title, body }, until: end }: z.infer<typeof pushJob.data>,
): Promise<void> {
  const [subscription] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  const lifetime = end - realNow();
  if (subscription === undefined || lifetime <= 0) return;
  const keys = await readReminderKeys(db);
  const text = JSON.stringify({ title, body, path: pages[kind === 'results' ? 'my-picks' : 'today'].path });
  const result = await sendPush(
    { keys, contact: pushContact({ contact, publicUrl }), network },
    { subscription, text, lifetime },
  );
  if (result === 'gone') await deleteGoneSubscription(db, endpoint);
  if (result === 'unreachable') throw new Error(`The push service ${new URL(endpoint).host} is not reachable`);
}

/** `gone`: the subscription has ended; `refused`: another attempt would fail too; `unreachable`: another attempt may succeed. */
type PushResult = 'sent' | 'gone' | 'refused' | 'unreachable';

type Push = {
  subscription: BrowserKeys & { endpoint: string };
  /** JSON for the service worker */
  text: string;
  /** ms after which the push service forgets a notification that it could not deliver */
  lifetime: number;
};

/** The key pair of this site: an uncompressed point on P-256 and its 32 secret bytes. */
type PushKeys = { pushPublic: Buffer; pushPrivate: Buffer };

type Sender = { keys: PushKeys; contact: string; network: TestNetwork | null };

const encode = (bytes: Buffer): string => bytes.toString('base64url');

/** Sends a notification to a browser through its push service (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
async function sendPush({ keys, contact, network }: Sender, push: Push): Promise<PushResult> {
  const { endpoint, publicKey, authSecret } = push.subscription;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: encode(publicKey), auth: encode(authSecret) } },
    push.text,
    {
      vapidDetails: { subject: contact, publicKey: encode(keys.pushPublic), privateKey: encode(keys.pushPrivate) },
      TTL: Math.max(0, Math.floor(push.lifetime / 1000)),
      // replaces an earlier one that is not delivered yet
      topic: 'missing-picks',
    },
  );
  const request = { url: endpoint, method: 'POST' as const, headers: details.headers, body: details.body };
  try {
    return resultOf((await sendToPublicAddress(request, network)).status);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return error.reason === 'url' || error.reason === 'address' ? 'refused' : 'unreachable';
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'unreachable' : 'refused';
}
