import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { type Mail, mailJob } from '#platform/mail/mail.ts';

/** Mails a notice to the verified email of an account; without such an email, or without mail, nothing is sent. */
export async function notifyOwner(
  db: Db,
  mailJobs: Pick<Jobs, 'send'> | null,
  id: Authorized<UserId>,
  createNotice: (username: string) => Mail,
): Promise<void> {
  if (mailJobs === null) return;
  const [owner] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)));
  if (owner?.email != null) await mailJobs.send(mailJob, { to: owner.email, mail: createNotice(owner.username) });
}
