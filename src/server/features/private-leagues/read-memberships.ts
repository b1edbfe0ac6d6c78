import { asc, eq } from 'drizzle-orm';
import { privateLeagueMembers, privateLeagues } from '#server/db/league-schema.ts';
import type { Db } from '#server/db/open-db.ts';

type Membership = { name: string; joinedAt: Date; isAdmin: boolean };

/** Reads the leagues of a user with the time of joining, for the export of the account. */
export async function readMemberships(db: Db, userId: number): Promise<Membership[]> {
  const { joinedAt, isAdmin } = privateLeagueMembers;
  return db
    .select({ name: privateLeagues.name, joinedAt, isAdmin })
    .from(privateLeagueMembers)
    .innerJoin(privateLeagues, eq(privateLeagues.id, privateLeagueMembers.leagueId))
    .where(eq(privateLeagueMembers.userId, userId))
    .orderBy(asc(joinedAt), asc(privateLeagues.id));
}
