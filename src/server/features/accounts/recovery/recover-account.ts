import { and, eq, isNotNull } from 'drizzle-orm';
import { usernameKey } from '#domain/accounts/username-rule.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { Mailer } from '#server/mail/mail.ts';
import type { AccountLimits } from '../account-limits.ts';
import { emailKey } from '../credentials/email-rule.ts';
import { type Attempt, limitsOf } from '../log-in.ts';
import type { AuthorizedAccount } from '../sessions.ts';
import { resetMail } from './account-mails.ts';
import { createAccountToken, readAccountToken, useAccountToken } from './account-tokens.ts';
import { hasRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { replacePassword } from './replace-password.ts';

const columns = { id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash };

/** Mails a reset link to the owner of a verified address, if there is one. `now`: epoch ms, real time */
export async function mailResetLink(db: Db, mailer: Mailer, email: string, now: number): Promise<void> {
  const [user] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailVerifiedAt)));
  if (user?.email == null) return;
  const token = await createAccountToken(db, { userId: user.id, kind: 'reset', email: user.email, now });
  mailer.send(user.email, resetMail(mailer.publicUrl, token, user.username));
}

/** Replaces the password with the token of a reset link. Throws `AppError`; an invalid password does not use the link up. */
export async function resetWithToken(
  db: Db,
  { token, password }: { token: string; password: string },
  now: number,
): Promise<AuthorizedAccount> {
  const { userId } = await readAccountToken(db, token, 'reset', now);
  const [owner] = await db.select(columns).from(users).where(eq(users.id, userId));
  if (owner === undefined) throw new AppError('unacceptable', 'This account was deleted.');
  return replacePassword(db, {
    id: markAuthorized(userId),
    owner,
    password,
    keep: null,
    consume: async (transaction) => {
      await useAccountToken(transaction, token, 'reset', now);
    },
  });
}

const wrongCode = (): AppError => new AppError('wrong_credentials', 'The username or the recovery code is wrong.');

/** Replaces the password with a recovery code. Failures count as failed sign-ins. */
export async function resetWithCode(
  db: Db,
  limits: AccountLimits,
  { code, ...attempt }: Attempt & { code: string },
): Promise<AuthorizedAccount> {
  const [owner] = await db
    .select(columns)
    .from(users)
    .where(eq(users.usernameKey, usernameKey(attempt.username)));
  const { count, uncount } = limitsOf(limits, owner, attempt);
  await count();
  if (owner === undefined || !(await hasRecoveryCode(db, owner.id, code))) throw wrongCode();
  await uncount();
  return replacePassword(db, {
    id: markAuthorized(owner.id),
    owner,
    password: attempt.password,
    keep: null,
    consume: async (transaction) => {
      if (!(await useRecoveryCode(transaction, owner.id, code))) throw wrongCode();
    },
  });
}
