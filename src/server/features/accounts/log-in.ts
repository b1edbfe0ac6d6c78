import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { type Authorized, markAuthorized, type UserId } from '#server/http/endpoints/authorized.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { AccountLimits } from './account-limits.ts';
import { isPassword } from './credentials/hash-password.ts';
import { isKnownDevice } from './credentials/known-device.ts';
import { networkOf } from './credentials/network-of.ts';
import { usernameKey } from './username-rule.ts';

/** `device`: what the browser shows of an earlier sign-in */
type Attempt = { username: string; password: string; address: string; device: string | null };
type Account = { id: UserId; passwordHash: string | null };
export type AuthorizedAccount = { id: Authorized<UserId>; passwordHash: string | null };

/** Takes a try of those that this attempt counts to, or throws. What it gives hands it back. */
function takeTry(limits: AccountLimits, account: Account | undefined, attempt: Attempt): () => void {
  if (account !== undefined && isKnownDevice(account, attempt.device)) {
    const key = String(account.id);
    limits.failuresPerKnownDevice.take(key);
    return () => limits.failuresPerKnownDevice.forget(key);
  }
  const network = networkOf(attempt.address);
  const pair = `${usernameKey(attempt.username)} ${network}`;
  const giveBack = limits.failuresPerNetwork.take(network);
  limits.failuresPerAccountAndNetwork.take(pair);
  return () => {
    giveBack();
    limits.failuresPerAccountAndNetwork.forget(pair);
  };
}

/** The account whose password it is. The refusal is the same, and as slow, for an unknown user and a wrong password. */
export async function logIn(db: Db, limits: AccountLimits, attempt: Attempt): Promise<AuthorizedAccount> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(attempt.username)));
  const giveBack = takeTry(limits, account, attempt);
  const isRight = await isPassword(attempt.password, account?.passwordHash ?? null);
  if (account === undefined || !isRight) {
    throw new AppError('wrong_credentials', 'Login failed: username and password do not belong together.');
  }
  giveBack();
  return { ...account, id: markAuthorized(account.id) };
}
