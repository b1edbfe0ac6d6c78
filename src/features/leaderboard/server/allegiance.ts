import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { type Allegiance, changeAllegiance } from '../rules/fan-bases.ts';
import { earlierClubs } from '../tables.ts';

/** Reads the favorite club of a user, and the one that counts instead of it until a day. */
export async function readAllegiance(db: Pick<Db, 'select'>, userId: number): Promise<Allegiance> {
  const [row] = await db
    .select({ favorite: users.favoriteTeam, earlier: earlierClubs })
    .from(users)
    .leftJoin(earlierClubs, eq(earlierClubs.userId, users.id))
    .where(eq(users.id, userId));
  const earlier = row?.earlier ?? null;
  return { favorite: row?.favorite ?? null, earlier: earlier && { teamId: earlier.teamId, until: earlier.until } };
}

/**
 * Stores for which fan base a user counts who chooses a favorite club on the baseball day `today` (YYYY-MM-DD), in the transaction that
 * stores the choice.
 */
export async function changeAllegianceOf(
  tx: Tx,
  userId: Authorized<UserId>,
  { favorite, today }: { favorite: number | null; today: string },
): Promise<void> {
  const { earlier } = changeAllegiance(await readAllegiance(tx, userId), favorite, today);
  if (earlier === null) await tx.delete(earlierClubs).where(eq(earlierClubs.userId, userId));
  else
    await tx
      .insert(earlierClubs)
      .values({ userId, ...earlier })
      .onConflictDoUpdate({ target: earlierClubs.userId, set: earlier });
}

/** The club that counts until a day (YYYY-MM-DD), after a change of the favorite club; null without one. */
export const exportedEarlierClub = exportedPart(
  z.object({ teamId: z.number().int(), until: z.string() }).nullable(),
  async (db, id) => (await readAllegiance(db, id)).earlier,
);
