import { eq } from 'drizzle-orm';
import type { UserProfile } from '#features/users/contract.ts';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { readUserProfile } from '#features/users/server/read-user-profile.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';

/** Reads the public profile of a user for other sites. Throws `NotFound` for a hidden user too. `now`: epoch ms, league clock. */
export async function readShownUser(db: Db, username: string, now: number): Promise<UserProfile> {
  const [row] = await db
    .select({ isHidden: users.isHidden })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row?.isHidden !== false) throw new NotFound('There is no user with this name.');
  return readUserProfile(db, username, now);
}
