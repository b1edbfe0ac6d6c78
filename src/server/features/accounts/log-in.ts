import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { markAuthorized, type UserId } from '#server/http/endpoints/authorized.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { AccountLimits } from './account-limits.ts';
import { isPassword } from './credentials/hash-password.ts';
import { isKnownDevice } from './credentials/known-device.ts';
import { networkOf } from '#server/http/security/network-of.ts';
import type { AuthorizedAccount } from './sessions.ts';
import { usernameKey } from '#domain/accounts/username-rule.ts';

/** `device`: the token of an earlier sign-in in this browser */
export type Attempt = { username: string; password: string; address: string; device: string | null };
type Account = { id: UserId; passwordHash: string | null };

/** Counts an attempt, or throws `TooManyRequests`. The returned function takes the attempt off the count. */
export function countAttempt(limits: AccountLimits, account: Account | undefined, attempt: Attempt): () => void {
  if (account !== undefined && isKnownDevice(account, attempt.device)) {
    const key = String(account.id);
    limits.failuresPerDevice.take(key);
    return () => limits.failuresPerDevice.reset(key);
  }
  const network = networkOf(attempt.address);
  const pair = `${usernameKey(attempt.username)} ${network}`;
  const removeAttempt = limits.failuresPerNetwork.take(network);
  limits.failuresPerAccountAndNetwork.take(pair);
  return () => {
    removeAttempt();
    limits.failuresPerAccountAndNetwork.reset(pair);
  };
}

/** Checks a username and password. An unknown user and a wrong password cause the same error after the same time. */
export async function logIn(db: Db, limits: AccountLimits, attempt: Attempt): Promise<AuthorizedAccount> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(attempt.username)));
  const removeAttempt = countAttempt(limits, account, attempt);
  const isCorrect = await isPassword(attempt.password, account?.passwordHash ?? null);
  if (account === undefined || !isCorrect) {
    throw new AppError('wrong_credentials', 'Login failed: the username or the password is wrong.');
  }
  removeAttempt();
  return { ...account, id: markAuthorized(account.id) };
}
