import { asc, eq } from 'drizzle-orm';
import { privateLeagueMembers } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { noSuchLeague } from './lock-league.ts';

/** `joinedAt`: epoch ms (UTC) */
type LeagueMember = { userId: number; username: string; profilePic: string; joinedAt: number };

/** Reads the members of a league in the order of names, without hidden ones. Throws `NotFound` unless the user is a member. */
export async function readShownMembers(db: Db, leagueId: number, userId: number): Promise<LeagueMember[]> {
  const rows = await db
    .select({
      userId: users.id,
      username: users.username,
      profilePic: users.profilePic,
      isHidden: users.isHidden,
      joinedAt: privateLeagueMembers.joinedAt,
    })
    .from(privateLeagueMembers)
    .innerJoin(users, eq(users.id, privateLeagueMembers.userId))
    .where(eq(privateLeagueMembers.leagueId, leagueId))
    .orderBy(asc(users.username));
  if (!rows.some((row) => row.userId === userId)) throw noSuchLeague();
  return rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ userId: id, username, profilePic, joinedAt }) => ({
      userId: id,
      username,
      profilePic,
      joinedAt: joinedAt.getTime(),
    }));
}
