import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, TooManyRequests, Unacceptable } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { mailJob, type Mailer } from '#platform/outgoing/mail.ts';
import { emailKey } from '../rules/email-key.ts';
import { accountTokens } from '../tables.ts';
import type { MailLimits } from './account-limits.ts';
import { verificationJob, changedEmailMail, verificationMail } from './account-mails.ts';
import { createAccountToken, invalidLink, readAccountToken, renewLinks, useClaims } from './account-tokens.ts';
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

/** What mails links. `now`: epoch ms, real time */
export type Mailing = { db: Db; mailer: Mailer; limits: MailLimits; now: number };

/**
 * Mails a link that verifies an email of an account. Accounts of strangers may claim it too: after three mails of a day, the links that
 * were mailed are renewed instead. Nothing is mailed for an email that another account has verified.
 */
export async function mailVerification(
  { db, mailer, limits, now }: Mailing,
  { id, email }: { id: UserId; email: string },
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  const isTaken = and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailVerifiedAt), ne(users.id, id));
  if (user === undefined || (await db.$count(users, isTaken)) > 0) return;
  const token = await createAccountToken(db, { userId: id, kind: 'verify', email, now });
  const isMailed = await mailWithin(limits.verificationMails, email, () =>
    mailer.send(email, verificationMail(mailer.publicUrl, token)),
  );
  if (!isMailed) await renewLinks(db, 'verify', email, now);
}

/** Sends a mail unless its address has had as many as the limit allows. Resolves to whether it was sent. */
export async function mailWithin(limit: RateLimit, email: string, send: () => Promise<void>): Promise<boolean> {
  const untake = await limit.take(emailKey(email)).catch((error: unknown) => {
    if (error instanceof TooManyRequests) return null;
    throw error;
  });
  if (untake === null) return false;
  try {
    await send();
  } catch (error) {
    await untake();
    throw error;
  }
  return true;
}

/**
 * Verifies an email with any link that was mailed to it: for the account of the session if that claims the email, else for the only one
 * that does. Who receives its mail owns an email: other accounts lose their claims. Throws `AppError`, and leaves the link valid, if it
 * is open which account is meant. `userId`: of the session, or null; `now`: epoch ms, real time
 */
export async function verifyEmail(
  db: Db,
  token: string,
  { userId, now }: { userId: UserId | null; now: number },
): Promise<void> {
  const { email } = await readAccountToken(db, token, 'verify', now);
  const key = emailKey(email ?? '');
  await db.transaction(async (transaction) => {
    const claims = await useClaims(transaction, key, now);
    const claimants = new Set(claims.map((claim) => claim.userId));
    const own = claims.find((claim) => claim.userId === userId) ?? (claimants.size === 1 ? claims[0] : undefined);
    if (own === undefined) throw claims.length === 0 ? invalidLink() : isAmbiguous();
    const others = and(eq(users.emailKey, key), ne(users.id, own.userId));
    await transaction
      .update(users)
      .set({ emailKey: null })
      .where(and(others, isNull(users.emailVerifiedAt)));
    const isFree = sql`not exists (select from users where email_key = ${key} and id <> ${own.userId})`;
    await transaction
      .update(users)
      .set({ emailKey: key, emailVerifiedAt: new Date(now) })
      .where(sql`${eq(users.id, own.userId)} and email = ${own.email} and ${isFree}`);
  });
}

const isAmbiguous = () =>
  new AppError(
    'unacceptable',
    'Several accounts were created with this email. Sign in to yours in this browser, then open the link again.',
  );

const emailSchema = z.email();

/** The error of an invalid email; null for a valid one. */
export function emailFault(text: string): string | null {
  return emailSchema.safeParse(text.trim()).success ? null : 'must be an address such as fan@example.com';
}
