import { and, eq } from 'drizzle-orm';
import { type Member, nextAdmin } from '../../rules/invitation-code.ts';
import { privateLeagueMembers, privateLeagues } from '../../tables.ts';
import type { Tx } from './lock-league.ts';

const isMember = (leagueId: number, userId: number) =>
  and(eq(privateLeagueMembers.leagueId, leagueId), eq(privateLeagueMembers.userId, userId));

/** Makes a member an admin. */
export async function setAdmin(tx: Tx, leagueId: number, userId: number): Promise<void> {
  await tx.update(privateLeagueMembers).set({ isAdmin: true }).where(isMember(leagueId, userId));
}

/**
 * Removes one of the members of a locked league. A league without an admin gets the next one, and one without members is
 * deleted.
 */
export async function removeFromLeague(
  tx: Tx,
  { leagueId, userId, members }: { leagueId: number; userId: number; members: readonly Member[] },
): Promise<void> {
  await tx.delete(privateLeagueMembers).where(isMember(leagueId, userId));
  const others = members.filter((member) => member.userId !== userId);
  const next = nextAdmin(others);
  if (next !== null) await setAdmin(tx, leagueId, next.userId);
  if (others.length === 0) await tx.delete(privateLeagues).where(eq(privateLeagues.id, leagueId));
}
