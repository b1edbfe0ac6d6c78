import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, Unacceptable } from '#platform/http/app-error.ts';
import { markAuthorized, type Authorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import { networkOf } from '#platform/http/fair-share.ts';
import { takeAll } from '#platform/http/rate-limit.ts';
import { emailKey } from '../rules/email-key.ts';
import { type PasswordOwner, passwordFault } from '../rules/password-rule.ts';
import { usernameKey } from '../rules/username-rule.ts';
import { accountTokens } from '../tables.ts';
import type { AccountLimits } from './account-limits.ts';
import { resetMail, paths } from './account-mails.ts';
import {
  createAccountToken,
  readAccountToken,
  renewLinks,
  useAccountToken,
  hasRecoveryCode,
  useRecoveryCode,
} from './account-tokens.ts';
import { type Mailing, mailWithin } from './change-email.ts';
import { isCommonPassword, hashPassword } from './hash-password.ts';
import { type Attempt, limitsOf } from './log-in.ts';
import { isKnownDevice, type AuthorizedAccount, endSessions } from './sessions.ts';

const columns = { id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash };

/** The account with this verified email. */
async function findVerified(db: Db, email: string) {
  const isVerified = and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailVerifiedAt));
  const [owner] = await db.select(columns).from(users).where(isVerified);
  return owner;
}

type ResetRequest = Pick<Attempt, 'address' | 'device'> & { email: string };

/**
 * Counts a request for a reset link, or throws `TooManyRequests`. A known device has its own count, so that requests of others never block
 * the owner's. `isOwn`: it came from such a device
 */
export async function countResetRequest(
  db: Db,
  limits: AccountLimits,
  { email, address, device }: ResetRequest,
): Promise<{ isOwn: boolean }> {
  const owner = device === null ? undefined : await findVerified(db, email);
  if (owner !== undefined && isKnownDevice(owner, device)) {
    await limits.resetsPerDevice.take(String(owner.id));
    return { isOwn: true };
  }
  const [key, network] = [emailKey(email), networkOf(address)];
  await takeAll([
    [limits.resetsPerNetwork, address],
    [limits.resetsPerEmailAndNetwork, `${key} ${network}`],
  ]);
  return { isOwn: false };
}

/**
 * Mails a reset link to the owner of a verified email, if there is one. After three mails of an hour that strangers may have caused, the
 * links that were mailed are renewed instead. `isOwn`: a device of the owner asked
 */
export async function mailResetLink(
  { db, mailer, limits, now }: Mailing,
  { email: given, isOwn }: { email: string; isOwn: boolean },
): Promise<void> {
  const { id: userId, email = null, username = '' } = (await findVerified(db, given)) ?? {};
  if (userId === undefined || email === null) return;
  const mail = async () => {
    const token = await createAccountToken(db, { userId, kind: 'reset', email, now });
    await mailer.send(email, resetMail(mailer.publicUrl, token, username));
  };
  if (isOwn) await mail();
  else if (!(await mailWithin(limits.resetMails, email, mail))) await renewLinks(db, 'reset', email, now);
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
    consume: (transaction) => useAccountToken(transaction, token, 'reset', now),
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

type Replacement = {
  id: Authorized<UserId>;
  owner: PasswordOwner;
  password: string;
  /** the session that does not end */
  keep: string | null;
  /** runs in the transaction and throws to cancel it */
  consume?: (transaction: Tx) => Promise<unknown>;
};

/**
 * Replaces the password of an account, ends its sessions and invalidates its reset links. Throws `Unacceptable` for an
 * invalid password.
 */
export async function replacePassword(
  db: Db,
  { id, owner, password, keep, consume }: Replacement,
): Promise<AuthorizedAccount> {
  const fault = passwordFault(password, owner, isCommonPassword);
  if (fault !== null) throw new Unacceptable({ password: fault });
  const passwordHash = await hashPassword(password, { line: `user ${id}` });
  await db.transaction(async (transaction) => {
    await consume?.(transaction);
    // before the sessions: a sign-in that checked the earlier password either ends here or fails
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endSessions(transaction, id, keep);
    await transaction.delete(accountTokens).where(and(eq(accountTokens.userId, id), eq(accountTokens.kind, 'reset')));
  });
  return { id, passwordHash };
}

/**
 * Creates a link with which its bearer sets a new password, once and within 30 minutes. For the operator, who passes it to
 * the user. `now`: epoch ms, real time.
 */
export async function createResetLink(
  db: Db,
  { userId, publicUrl, now }: { userId: UserId; publicUrl: string; now: number },
): Promise<string> {
  const token = await createAccountToken(db, { userId, kind: 'reset', email: null, now });
  return `${publicUrl}${paths.reset(token)}`;
}
