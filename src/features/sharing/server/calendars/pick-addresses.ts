import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { calendarAddresses } from '../../tables.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/security/secret-token.ts';

/** Creates the secret address of a user's calendar, which replaces the old one, and returns its token. */
export async function createAddress(db: Db, userId: Authorized<UserId>, createdAt: Date): Promise<string> {
  const token = newSecretToken();
  const address = { tokenHash: hashOfToken(token), createdAt };
  await db
    .insert(calendarAddresses)
    .values({ userId, ...address })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set: address });
  return token;
}

/** Returns when the address of a user was created; null without one. */
export async function readAddress(db: Db, userId: UserId): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId));
  return found?.createdAt ?? null;
}

export async function endAddress(db: Db, userId: Authorized<UserId>): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
}

/** Returns the user of a secret address; null if it is unknown or has ended. */
export async function findUserOfAddress(db: Db, token: string): Promise<UserId | null> {
  const [found] = await db
    .select({ userId: calendarAddresses.userId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.tokenHash, hashOfToken(token)));
  return found?.userId ?? null;
}
