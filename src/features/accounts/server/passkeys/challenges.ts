import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { passkeyChallenges } from '../../tables.ts';
import type { UserId } from '#platform/http/endpoints/authorized.ts';

const lifetimeMs = 5 * 60_000;

/** The URL of the site, such as https://called.example: the passkeys of one do not work on another. */
export type Site = { origin: string; id: string };

export function siteOf(origin: string): Site {
  return { origin, id: new URL(origin).hostname };
}

/** Stores a challenge of a user, or of a sign-in (null), and deletes expired ones. `now`: epoch ms, real time */
export async function storeChallenge(db: Db, userId: UserId | null, challenge: string, now: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt: new Date(now + lifetimeMs) });
}

/** Uses a challenge up; resolves to whether it was valid for the user, or for a sign-in (null). */
export async function useChallenge(db: Db, userId: UserId | null, challenge: string, now: number): Promise<boolean> {
  const isOfUser = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const deleted = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isOfUser, gt(passkeyChallenges.expiresAt, new Date(now))))
    .returning();
  return deleted.length > 0;
}
