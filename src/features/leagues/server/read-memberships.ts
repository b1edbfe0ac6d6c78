import { and, asc, eq } from 'drizzle-orm';
import { leagueFeeds, privateLeagueMembers, privateLeagues } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';

type Membership = { name: string; joinedAt: Date; isAdmin: boolean; feedSince: Date | null };

/** Reads the leagues of a user with the time of joining, for the export of the account. */
export async function readMemberships(db: Db, userId: number): Promise<Membership[]> {
  const { joinedAt, isAdmin } = privateLeagueMembers;
  return db
    .select({ name: privateLeagues.name, joinedAt, isAdmin, feedSince: leagueFeeds.createdAt })
    .from(privateLeagueMembers)
    .innerJoin(privateLeagues, eq(privateLeagues.id, privateLeagueMembers.leagueId))
    .leftJoin(leagueFeeds, and(eq(leagueFeeds.leagueId, privateLeagueMembers.leagueId), eq(leagueFeeds.userId, userId)))
    .where(eq(privateLeagueMembers.userId, userId))
    .orderBy(asc(joinedAt), asc(privateLeagues.id));
}
