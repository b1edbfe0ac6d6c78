import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { markAuthorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import { networkOf, siteNetworkOf } from '#platform/http/fair-share.ts';
import { takeAll } from '#platform/http/rate-limit.ts';
import { usernameKey } from '../rules/username-rule.ts';
import type { AccountLimits } from './account-limits.ts';
import { isPassword } from './hash-password.ts';
import { isKnownDevice, type AuthorizedAccount } from './sessions.ts';

/** `device`: the token of an earlier sign-in in this browser */
export type Attempt = { username: string; password: string; address: string; device: string | null };
type Account = { id: UserId; passwordHash: string | null };

/** The limits of an attempt. `check` and `count` reject with `TooManyRequests`; `uncount` takes a counted attempt off. */
type AttemptLimits = {
  check(): Promise<void>;
  count(): Promise<void>;
  uncount(): Promise<void>;
  isKnownDevice: boolean;
};

/**
 * The limits that apply to an attempt. A known device has its own, so that attacks on the account from any number of
 * networks do not lock out its owner.
 */
export function limitsOf(limits: AccountLimits, account: Account | undefined, attempt: Attempt): AttemptLimits {
  if (account !== undefined && isKnownDevice(account, attempt.device)) {
    const key = String(account.id);
    return {
      isKnownDevice: true,
      check: () => limits.failuresPerDevice.check(key),
      count: async () => void (await limits.failuresPerDevice.take(key)),
      uncount: () => limits.failuresPerDevice.reset(key),
    };
  }
  const network = networkOf(attempt.address);
  const username = usernameKey(attempt.username);
  const pair = `${username} ${network}`;
  const counted = [
    [limits.failuresPerNetwork, attempt.address],
    [limits.failuresPerAccountAndNetwork, pair],
    [limits.failuresPerAccount, username],
  ] as const;
  let uncountAll = async () => {};
  return {
    isKnownDevice: false,
    async check() {
      for (const [limit, key] of counted) await limit.check(key);
    },
    async count() {
      uncountAll = await takeAll(counted);
    },
    async uncount() {
      await uncountAll();
      await limits.failuresPerAccountAndNetwork.reset(pair);
    },
  };
}

/** Checks a username and password. An unknown user and a wrong password cause the same error after the same time. */
export async function logIn(db: Db, limits: AccountLimits, attempt: Attempt): Promise<AuthorizedAccount> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(attempt.username)));
  const { check, count, uncount, isKnownDevice: isUrgent } = limitsOf(limits, account, attempt);
  await check();
  // counted when its turn comes, so that simultaneous correct sign-ins of one network do not count as failures
  const line = isUrgent ? null : siteNetworkOf(attempt.address);
  const isCorrect = await isPassword(attempt.password, account?.passwordHash ?? null, { line, beforeHash: count });
  if (account === undefined || !isCorrect) {
    throw new AppError('wrong_credentials', 'Login failed: wrong username or password.');
  }
  await uncount();
  return { ...account, id: markAuthorized(account.id) };
}
