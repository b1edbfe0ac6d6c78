import { count, eq } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { predictions, tallies, users } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** A user as himself, with what his picks have come to. */
export async function readUser(db: Db, id: number): Promise<User> {
  const [[row], [made]] = await Promise.all([
    db.select().from(users).leftJoin(tallies, eq(tallies.userId, users.id)).where(eq(users.id, id)),
    db.select({ count: count() }).from(predictions).where(eq(predictions.userId, id)),
  ]);
  // deleted between the check of the session and now
  if (row === undefined) throw new AppError('not_signed_in', 'You need to sign in first.');
  const { username, favoriteTeam, profilePic } = row.users;
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
  };
}
