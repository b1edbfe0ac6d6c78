import { eq } from 'drizzle-orm';
import type { User, UserPatch } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { readUser } from './read-user.ts';

/** Changes what a user may choose. A `totalNumGuesses` of his is left aside: picks are counted, not told. */
export async function patchUser(db: Db, id: number, { favorite_team, profilePic }: UserPatch): Promise<User> {
  const change = {
    ...(favorite_team !== undefined && { favoriteTeam: favorite_team }),
    ...(profilePic !== undefined && { profilePic }),
  };
  if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.id, id));
  return readUser(db, id);
}
