import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { calendarUrls } from '../../tables.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/security/secret-token.ts';

/** Creates the secret URL of a user's calendar, which replaces the old one, and returns its token. */
export async function createUrl(db: Db, userId: Authorized<UserId>, createdAt: Date): Promise<string> {
  const token = newSecretToken();
  const row = { tokenHash: hashOfToken(token), createdAt };
  await db
    .insert(calendarUrls)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarUrls.userId, set: row });
  return token;
}

/** Returns when the URL of a user was created; null without one. */
export async function readUrl(db: Db, userId: UserId): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: calendarUrls.createdAt })
    .from(calendarUrls)
    .where(eq(calendarUrls.userId, userId));
  return found?.createdAt ?? null;
}

export async function endUrl(db: Db, userId: Authorized<UserId>): Promise<void> {
  await db.delete(calendarUrls).where(eq(calendarUrls.userId, userId));
}

/** Returns the user of a secret URL; null if it is unknown or has ended. */
export async function findUserOfUrl(db: Db, token: string): Promise<UserId | null> {
  const [found] = await db
    .select({ userId: calendarUrls.userId })
    .from(calendarUrls)
    .where(eq(calendarUrls.tokenHash, hashOfToken(token)));
  return found?.userId ?? null;
}
