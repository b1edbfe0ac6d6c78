import { and, eq } from 'drizzle-orm';
import { type PasswordOwner, passwordFault } from '../../rules/password-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { accountTokens } from '../../tables.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { Unacceptable } from '#platform/http/errors/app-error.ts';
import { isCommonPassword } from '../credentials/common-passwords.ts';
import { hashPassword } from '../credentials/hash-password.ts';
import { type AuthorizedAccount, endSessions } from '../sessions.ts';

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

type Replacement = {
  id: Authorized<UserId>;
  owner: PasswordOwner;
  password: string;
  /** the session that does not end */
  keep: string | null;
  /** runs in the transaction and throws to cancel it */
  consume?: (transaction: Transaction) => Promise<void>;
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
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    await consume?.(transaction);
    // before the sessions: a sign-in that checked the earlier password either ends here or fails
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endSessions(transaction, id, keep);
    await transaction.delete(accountTokens).where(and(eq(accountTokens.userId, id), eq(accountTokens.kind, 'reset')));
  });
  return { id, passwordHash };
}
