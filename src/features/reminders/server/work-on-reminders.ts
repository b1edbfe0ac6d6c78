import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { pages } from '#platform/api/pages.ts';
import { users } from '#platform/db/schema.ts';
import type { JobKind } from '#platform/jobs/open-jobs.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import type { Services } from '#sources/services.ts';
import { reminderMail } from '../rules.ts';
import { deleteGoneSubscription, findSubscription, readReminderKeys, pushContact } from './push-subscriptions.ts';
import { createAuthorizations, sendPush } from './send-push.ts';
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
  const subscription = await findSubscription(db, endpoint);
  const lifetime = end - realNow();
  if (subscription === undefined || lifetime <= 0) return;
  const keys = await readReminderKeys(db);
  const topic = kind.replace(' ', '-');
  const text = JSON.stringify({ title, body, path: pages[kind === 'results' ? 'my-picks' : 'today'].path, topic });
  const authorizationOf = createAuthorizations({ keys, contact: pushContact({ contact, publicUrl }) }, realNow);
  const { result } = await sendPush({ authorizationOf, network }, { subscription, text, lifetime, topic });
  if (result === 'gone') await deleteGoneSubscription(db, endpoint);
  if (result === 'unreachable') throw new Error(`The push service ${new URL(endpoint).host} is not reachable`);
}
