import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import type { Mail, Mailer } from '#server/mail/mail.ts';

/** Mails a notice to the verified address of an account; without such an address, or without mail, nothing is sent. */
export async function notifyOwner(
  db: Db,
  mailer: Mailer | null,
  id: Authorized<UserId>,
  createNotice: (username: string) => Mail,
): Promise<void> {
  if (mailer === null) return;
  const [owner] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)));
  if (owner?.email != null) mailer.send(owner.email, createNotice(owner.username));
}
