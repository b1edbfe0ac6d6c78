import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { sessions, users } from '#platform/db/schema.ts';
import { AppError, Unacceptable } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken } from '#platform/http/secret-token.ts';
import type { AccountLimits } from './account-limits.ts';
import { isPassword } from './hash-password.ts';

const freshMs = 10 * 60_000;

const columns = {
  username: users.username,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  passwordHash: users.passwordHash,
};

export type Owner = Pick<typeof users.$inferSelect, keyof typeof columns> & { id: Authorized<UserId> };

/** Checks the owner's password again. Throws `Unacceptable` if it is wrong, `TooManyRequests` after ten failures. */
export async function confirmPassword(
  db: Db,
  limits: AccountLimits,
  id: Authorized<UserId>,
  password: string,
): Promise<Owner> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  if (row === undefined) throw new AppError('not_signed_in', 'You need to sign in first.');
  await limits.confirmationsPerAccount.take(String(id));
  if (!(await isPassword(password, row.passwordHash, { line: `user ${id}` })))
    throw new Unacceptable({ currentPassword: 'is wrong' });
  await limits.confirmationsPerAccount.reset(String(id));
  return { id, ...row };
}

/** Requires the owner's password, unless the session began in the last ten minutes. Throws `Unacceptable`. */
export async function requireConfirmation(
  db: Db,
  limits: AccountLimits,
  id: Authorized<UserId>,
  { password, token, now }: { password: string | undefined; token: string | null; now: number },
): Promise<void> {
  if (password !== undefined) await confirmPassword(db, limits, id, password);
  else if (token === null || !(await isFreshSession(db, token, now)))
    throw new Unacceptable({ currentPassword: 'is needed' });
}

/** Whether the session of `token` began in the last ten minutes. */
async function isFreshSession(db: Db, token: string, now: number): Promise<boolean> {
  const isNew = and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.createdAt, new Date(now - freshMs)));
  return (await db.select({ id: sessions.id }).from(sessions).where(isNew)).length > 0;
}
