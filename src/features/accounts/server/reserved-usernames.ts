import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { usernameSkeleton } from '../rules/username-skeleton.ts';
import { reservedUsernameKeys, reservedUsernames } from '../tables.ts';

const reservedFor = 365 * 86_400_000;

type Queries = Pick<Db, 'select' | 'insert' | 'delete'>;

/** The key of this site, which is created at its first use. */
async function readKey(db: Queries): Promise<Buffer> {
  const [stored] = await db.select().from(reservedUsernameKeys);
  if (stored !== undefined) return stored.key;
  await db
    .insert(reservedUsernameKeys)
    .values({ key: randomBytes(32) })
    .onConflictDoNothing();
  return readKey(db);
}

/** Names that look alike have the same hash. Without the key, a list of names cannot be tried. */
async function hashOf(db: Queries, username: string): Promise<Buffer> {
  return createHmac('sha256', await readKey(db))
    .update(usernameSkeleton(username))
    .digest();
}

/** Reserves the name of an account that is deleted for a year, and forgets names after theirs. `now`: epoch ms, real time */
export async function reserveUsername(tx: Queries, username: string, now: number): Promise<void> {
  await tx.delete(reservedUsernames).where(lt(reservedUsernames.until, new Date(now)));
  const until = new Date(now + reservedFor);
  await tx
    .insert(reservedUsernames)
    .values({ nameHash: await hashOf(tx, username), until })
    .onConflictDoUpdate({ target: reservedUsernames.nameHash, set: { until } });
}

/** Whether an account with this name, or one that looks like it, was deleted in the last year. `now`: epoch ms, real time */
export async function isReservedUsername(db: Queries, username: string, now: number): Promise<boolean> {
  const isReserved = and(
    eq(reservedUsernames.nameHash, await hashOf(db, username)),
    gt(reservedUsernames.until, new Date(now)),
  );
  return (await db.select().from(reservedUsernames).where(isReserved)).length > 0;
}
