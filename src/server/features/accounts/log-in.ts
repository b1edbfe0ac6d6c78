import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountLimits } from './account-limits.ts';
import { isPassword } from './hash-password.ts';
import { networkOf } from './network-of.ts';
import { usernameKey } from './username-rule.ts';

type Attempt = { username: string; password: string; address: string };

/** The id of the user whose password it is. The refusal is the same, and as slow, for an unknown user and a wrong password. */
export async function logIn(db: Db, limits: AccountLimits, attempt: Attempt): Promise<number> {
  const key = usernameKey(attempt.username);
  const network = networkOf(attempt.address);
  const pair = `${key} ${network}`;
  const giveBack = limits.failuresPerNetwork.take(network);
  limits.failuresPerAccountAndNetwork.take(pair);
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, key));
  const isRight = await isPassword(attempt.password, user?.passwordHash ?? null);
  if (user === undefined || !isRight) {
    throw new AppError('wrong_credentials', 'Login failed: username and password do not belong together.');
  }
  giveBack();
  limits.failuresPerAccountAndNetwork.forget(pair);
  return user.id;
}
