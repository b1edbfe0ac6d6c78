import { asc, eq, inArray } from 'drizzle-orm';
import { privateLeagueMembers, privateLeagues } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { lockLeague, readMembers, type Tx } from './members/lock-league.ts';
import { removeFromLeague } from './members/remove-from-league.ts';

/** Removes the user from a league. Throws `NotFound` unless the user is a member. */
export async function leaveLeague(db: Db, own: { leagueId: number; userId: Authorized<UserId> }): Promise<void> {
  await db.transaction(async (tx) => {
    const { members } = await lockLeague(tx, own);
    await removeFromLeague(tx, { ...own, members });
  });
}

/** Removes a user from all leagues, in the transaction that deletes the user. */
export async function leaveAllLeagues(tx: Tx, userId: Authorized<UserId>): Promise<void> {
  const own = tx
    .select({ id: privateLeagueMembers.leagueId })
    .from(privateLeagueMembers)
    .where(eq(privateLeagueMembers.userId, userId));
  // in the order of numbers, so that two deletions do not wait for each other
  const leagues = await tx
    .select({ id: privateLeagues.id })
    .from(privateLeagues)
    .where(inArray(privateLeagues.id, own))
    .orderBy(asc(privateLeagues.id))
    .for('no key update');
  for (const { id: leagueId } of leagues)
    await removeFromLeague(tx, { leagueId, userId, members: await readMembers(tx, leagueId) });
}
