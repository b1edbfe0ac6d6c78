import { and, asc, eq } from 'drizzle-orm';
import { mostFollowedPlayers, tooManyFollowed } from '../rules/follow-limit.ts';
import { followedPlayers } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError } from '#platform/http/errors/app-error.ts';

/** The followed players of a user with the time of following, the first ones first. */
export async function readFollowed(db: Db, userId: Authorized<UserId>) {
  return db
    .select({ playerId: followedPlayers.playerId, followedAt: followedPlayers.followedAt })
    .from(followedPlayers)
    .where(eq(followedPlayers.userId, userId))
    .orderBy(asc(followedPlayers.followedAt), asc(followedPlayers.playerId));
}

/**
 * Follows players. Those who are followed already stay as they are. Throws `AppError`, without any change, if the user would follow
 * too many. `now`: epoch ms, real time
 */
export async function followPlayers(
  db: Db,
  userId: Authorized<UserId>,
  { playerIds, now }: { playerIds: readonly number[]; now: number },
): Promise<void> {
  const rows = [...new Set(playerIds)].map((playerId) => ({ userId, playerId, followedAt: new Date(now) }));
  await db.transaction(async (tx) => {
    // two requests at once count one after the other
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await tx.insert(followedPlayers).values(rows).onConflictDoNothing();
    if ((await tx.$count(followedPlayers, eq(followedPlayers.userId, userId))) > mostFollowedPlayers)
      throw new AppError('unacceptable', tooManyFollowed);
  });
}

export async function unfollowPlayer(db: Db, userId: Authorized<UserId>, playerId: number): Promise<void> {
  await db
    .delete(followedPlayers)
    .where(and(eq(followedPlayers.userId, userId), eq(followedPlayers.playerId, playerId)));
}
