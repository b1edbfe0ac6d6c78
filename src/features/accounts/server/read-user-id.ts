import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { usernameKey } from '../rules/username-rule.ts';

/** Reads the id of a user. Throws `NotFound` for an unknown username. */
export async function readUserId(db: Db, username: string): Promise<number> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row === undefined) throw new NotFound('There is no user with this name.');
  return row.id;
}
