import { eq } from 'drizzle-orm';
import { usernameKey } from '../rules/username-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { createAccountToken } from './recovery/account-tokens.ts';
import { paths } from './recovery/account-mails.ts';

/**
 * Creates a link with which its bearer sets a new password, once and within 30 minutes. For the operator, who passes it to
 * the user. Null for an unknown user and a simulated user. `now`: epoch ms, real time.
 */
export async function createResetLink(
  db: Db,
  { username, publicUrl, now }: { username: string; publicUrl: string; now: number },
): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id, isSimulated: users.isSimulated })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (user === undefined || user.isSimulated) return null;
  const token = await createAccountToken(db, { userId: user.id, kind: 'reset', email: null, now });
  return `${publicUrl}${paths.reset(token)}`;
}
