import { randomBytes } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import { type Member, codeLength, invitationCode, nextAdmin } from '../rules/private-league.ts';
import { privateLeagueMembers, privateLeagues } from '../tables.ts';

/** The same for a league that does not exist and for one of others, so that others cannot find out which leagues exist. */
export function noSuchPrivateLeague(): NotFound {
  return new NotFound('There is no such league, or you are not a member of it.');
}

/** Reads the members of a league; before a change of them, lock its row. */
export async function readMembers(tx: Pick<Db, 'select'>, leagueId: number): Promise<Member[]> {
  const rows = await tx.select().from(privateLeagueMembers).where(eq(privateLeagueMembers.leagueId, leagueId));
  return rows.map(({ userId, joinedAt, isAdmin }) => ({ userId, joinedAt: joinedAt.getTime(), isAdmin }));
}

type Own = { leagueId: number; userId: number };

/**
 * Locks a league of the user, so that its members change one after the other, and reads them. The members are read by a second
 * statement, which sees the changes that the lock waited for. Throws `NotFound` unless the user is a member.
 */
export async function lockPrivateLeague(
  tx: Tx,
  { leagueId, userId }: Own,
): Promise<{ members: Member[]; self: Member }> {
  await tx
    .select({ id: privateLeagues.id })
    .from(privateLeagues)
    .where(eq(privateLeagues.id, leagueId))
    .for('no key update');
  const members = await readMembers(tx, leagueId);
  const self = members.find((member) => member.userId === userId);
  if (self === undefined) throw noSuchPrivateLeague();
  return { members, self };
}

/** `lockPrivateLeague` for a change by an admin of the league. */
export async function lockPrivateLeagueAsAdmin(tx: Tx, own: Own): Promise<Member[]> {
  const { members, self } = await lockPrivateLeague(tx, own);
  if (!self.isAdmin) throw new AppError('forbidden', 'Only admins of the league may do this.');
  return members;
}

export function newCode(): string {
  return invitationCode(randomBytes(codeLength));
}

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
export async function removeFromPrivateLeague(
  tx: Tx,
  { leagueId, userId, members }: { leagueId: number; userId: number; members: readonly Member[] },
): Promise<void> {
  await tx.delete(privateLeagueMembers).where(isMember(leagueId, userId));
  const others = members.filter((member) => member.userId !== userId);
  const next = nextAdmin(others);
  if (next !== null) await setAdmin(tx, leagueId, next.userId);
  if (others.length === 0) await tx.delete(privateLeagues).where(eq(privateLeagues.id, leagueId));
}
