import { count, eq } from 'drizzle-orm';
import type { User, UserPatch } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { allPicks, tallies, users } from '#server/db/schema.ts';
import { removeTally } from '#server/features/settlement/remove-tally.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** Reads a user's own record with the totals of the user's picks. */
export async function readUser(db: Db, id: UserId): Promise<User> {
  const [[row], [made]] = await Promise.all([
    db.select().from(users).leftJoin(tallies, eq(tallies.userId, users.id)).where(eq(users.id, id)),
    db.select({ count: count() }).from(allPicks).where(eq(allPicks.userId, id)),
  ]);
  // the account was deleted after the session was checked
  if (row === undefined) throw new AppError('not_signed_in', 'You need to sign in first.');
  const { username, favoriteTeam, profilePic, usesConfidence } = row.users;
  return {
    id,
    username,
    favorite_team: favoriteTeam,
    profilePic,
    totalScore: row.tallies?.totalScore ?? 0,
    longestStreak: row.tallies?.longestStreak ?? 0,
    currentStreak: row.tallies?.currentStreak ?? 0,
    totalGuessesCorrect: row.tallies?.correct ?? 0,
    totalGuessesIncorrect: row.tallies?.wrong ?? 0,
    totalNumGuesses: made?.count ?? 0,
    usesConfidence,
  };
}

/** Changes the settings. `totalNumGuesses` is ignored because the server counts picks. */
export async function updateUser(
  db: Db,
  id: Authorized<UserId>,
  { favorite_team, profilePic, usesConfidence }: UserPatch,
): Promise<User> {
  const change = {
    ...(favorite_team !== undefined && { favoriteTeam: favorite_team }),
    ...(profilePic !== undefined && { profilePic }),
    ...(usesConfidence !== undefined && { usesConfidence }),
  };
  if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.id, id));
  return readUser(db, id);
}

/** Deletes a user with sessions, picks and tally. */
export async function deleteUser(db: Pick<Db, 'transaction'>, id: Authorized<UserId>): Promise<void> {
  await db.transaction(async (tx) => {
    await removeTally(tx, id);
    await tx.delete(users).where(eq(users.id, id));
  });
}
