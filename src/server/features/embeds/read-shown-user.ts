import { eq } from 'drizzle-orm';
import type { UserProfile } from '#contract/fans.ts';
import { usernameKey } from '#domain/accounts/username-rule.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { readUserProfile } from '#server/features/fans/read-user-profile.ts';
import { NotFound } from '#server/http/errors/app-error.ts';

/** Reads the public profile of a user for other sites. Throws `NotFound` for a hidden user too. `now`: epoch ms, league clock. */
export async function readShownUser(db: Db, username: string, now: number): Promise<UserProfile> {
  const [row] = await db
    .select({ isHidden: users.isHidden })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row?.isHidden !== false) throw new NotFound('There is no user with this name.');
  return readUserProfile(db, username, now);
}
