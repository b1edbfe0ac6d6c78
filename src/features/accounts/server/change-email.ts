import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { Unacceptable } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { mailJob, type Mailer } from '#platform/outgoing/mail.ts';
import { accountTokens } from '../tables.ts';
import { verificationJob, changedEmailMail, verificationMail } from './account-mails.ts';
import { createAccountToken, useAccountToken } from './account-tokens.ts';
import type { Owner } from './confirm-owner.ts';

/** Only an email that no other account owns gets a `email_key`; an error would disclose the other account. */
const freeKey = (id: UserId, key: string) =>
  sql`(select ${key}::text where not exists (select from users where email_key = ${key} and id <> ${id}))`;

/** The valid email in a user's input. Throws `Unacceptable`. */
export function parseEmail(given: string): string {
  const fault = emailFault(given);
  if (fault !== null) throw new Unacceptable({ email: fault });
  return given.trim();
}

/**
 * Changes the email of a confirmed owner, invalidates mailed links, notifies the old email if it was verified, and mails a link that
 * verifies the new one.
 */
export async function changeEmail(
  db: Db,
  mailJobs: Pick<Jobs, 'send'> | null,
  { id, username, email: oldEmail, emailVerifiedAt }: Owner,
  email: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const change = { email, emailKey: freeKey(id, emailKey(email)), emailVerifiedAt: null };
    await transaction.update(users).set(change).where(eq(users.id, id));
    await transaction.delete(accountTokens).where(eq(accountTokens.userId, id));
    await mailJobs?.send(verificationJob, { userId: id, email }, transaction);
    if (oldEmail === null || emailVerifiedAt === null || emailKey(oldEmail) === emailKey(email)) return;
    await mailJobs?.send(mailJob, { to: oldEmail, mail: changedEmailMail(username) }, transaction);
  });
}

/** Asks for a mail with a verification link, unless the email of an account is verified. */
export async function requestVerification(db: Db, mailJobs: Pick<Jobs, 'send'>, id: Authorized<UserId>): Promise<void> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
  if (user?.email != null) await mailJobs.send(verificationJob, { userId: id, email: user.email });
}

/** Mails a verification link to an email of an account. `now`: epoch ms, real time */
export async function mailVerification(
  db: Db,
  mailer: Mailer,
  { id, email }: { id: UserId; email: string },
  now: number,
): Promise<void> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, id));
  if (user === undefined) return;
  const token = await createAccountToken(db, { userId: id, kind: 'verify', email, now });
  await mailer.send(email, verificationMail(mailer.publicUrl, token, user.username));
}

/**
 * Verifies the email of a mailed link. Who receives its mail owns an email: another account that claimed it without
 * verifying it loses the claim.
 */
export async function verifyEmail(db: Db, token: string, now: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const { userId, email } = await useAccountToken(transaction, token, 'verify', now);
    const key = emailKey(email ?? '');
    const others = and(eq(users.emailKey, key), ne(users.id, userId));
    await transaction
      .update(users)
      .set({ emailKey: null })
      .where(and(others, isNull(users.emailVerifiedAt)));
    const isFree = sql`not exists (select from users where email_key = ${key} and id <> ${userId})`;
    await transaction
      .update(users)
      .set({ emailKey: key, emailVerifiedAt: new Date(now) })
      .where(sql`${eq(users.id, userId)} and email = ${email} and ${isFree}`);
  });
}

const emailSchema = z.email();

/** The form in which two equal emails are identical. */
export function emailKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** The error of an invalid email; null for a valid one. */
export function emailFault(text: string): string | null {
  return emailSchema.safeParse(text.trim()).success ? null : 'must be an address such as fan@example.com';
}
