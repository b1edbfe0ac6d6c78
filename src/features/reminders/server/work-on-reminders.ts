import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { pages } from '#platform/api/pages.ts';
import type { Db } from '#platform/db/open-db.ts';
import { pushSubscriptions } from '../tables.ts';
import { users } from '#platform/db/schema.ts';
import type { JobKind, Jobs } from '#platform/jobs/open-jobs.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import { sendPush } from './push/send-push.ts';
import { deleteGoneSubscription } from './push-subscriptions.ts';
import { readReminderKeys } from './reminder-keys.ts';
import { reminderMail } from './reminder-mail.ts';
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

export type ReminderWork = {
  db: Db;
  /** null: the server cannot send mail */
  mailer: Mailer | null;
  realNow: () => number;
  /** for push services: see `pushContact` */
  contact: string;
  /** of tests */
  network: TestNetwork | null;
};

/** Sends reminders from now on. */
export async function workOnReminders(jobs: Pick<Jobs, 'work'>, work: ReminderWork): Promise<void> {
  const { mailer } = work;
  if (mailer !== null) await jobs.work(reminderMailJob, (reminder) => mailReminder({ ...work, mailer }, reminder));
  await jobs.work(pushJob, (reminder) => pushReminder(work, reminder));
}

type MailWork = ReminderWork & { mailer: Mailer };

/** The mail has each game; its link ends mail of this kind. */
async function mailReminder(
  { db, mailer, realNow }: MailWork,
  { userId, text, until: end }: z.infer<typeof reminderMailJob.data>,
): Promise<void> {
  const [user] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  if (user?.email == null || realNow() >= end) return;
  const { linkKey } = await readReminderKeys(db);
  const unsubscribe = unsubscribeUrl(mailer.publicUrl, createUnsubscribeToken(linkKey, userId));
  await mailer.send(user.email, {
    ...reminderMail({ username: user.username, text, publicUrl: mailer.publicUrl }),
    unsubscribe,
  });
}

async function pushReminder(
  { db, realNow, contact, network }: ReminderWork,
  { endpoint, text: { kind, title, body }, until: end }: z.infer<typeof pushJob.data>,
): Promise<void> {
  const [subscription] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  const lifetime = end - realNow();
  if (subscription === undefined || lifetime <= 0) return;
  const keys = await readReminderKeys(db);
  const text = JSON.stringify({ title, body, path: pages[kind === 'results' ? 'my-picks' : 'today'].path });
  const result = await sendPush({ keys, contact, network }, { subscription, text, lifetime });
  if (result === 'gone') await deleteGoneSubscription(db, endpoint);
  if (result === 'unreachable') throw new Error(`The push service ${new URL(endpoint).host} is not reachable`);
}
