import { desc, isNull } from 'drizzle-orm';
import { normalizeUsername, usernameKey } from '#domain/accounts/username-rule.ts';
import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';

type UsernameColumns = { username: string; usernameKey: string; usernameSkeleton: string };

/** The columns of `users` that depend on the username. The last two are unique. */
export function usernameColumns(username: string): UsernameColumns {
  const normalized = normalizeUsername(username);
  return {
    username: normalized,
    usernameKey: usernameKey(username),
    usernameSkeleton: usernameSkeleton(normalized),
  };
}

const batchSize = 1000;

/** Sets the missing skeletons. Of accounts that look alike, the oldest owns the skeleton; the others keep their names. */
export async function fillSkeletons(db: Db): Promise<void> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.usernameSkeleton))
    .orderBy(desc(users.id));
  const owners = [...new Map(rows.map(({ id, username }) => [usernameSkeleton(username), id]))];
  for (let start = 0; start < owners.length; start += batchSize) {
    const batch = owners.slice(start, start + batchSize);
    await db.$client.query(
      `update users set username_skeleton = owner.skeleton from unnest($1::text[], $2::integer[]) owner (skeleton, id)
       where users.id = owner.id and not exists (select from users where username_skeleton = owner.skeleton)`,
      [batch.map(([skeleton]) => skeleton), batch.map(([, id]) => id)],
    );
  }
}
