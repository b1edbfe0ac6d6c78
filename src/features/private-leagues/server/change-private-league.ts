import { eq } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { NotFound, Unacceptable } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { privateLeagueNameFault, normalizePrivateLeagueName } from '../rules/private-league.ts';
import { privateLeagues } from '../tables.ts';
import { newCode, lockPrivateLeagueAsAdmin, removeFromPrivateLeague, setAdmin } from './lock-private-league.ts';

type ByAdmin = { leagueId: number; userId: Authorized<UserId> };

/** Returns the form of a name that is stored. Throws `Unacceptable` for an invalid name. */
export function checkPrivateLeagueName(text: string): string {
  const name = normalizePrivateLeagueName(text);
  const fault = privateLeagueNameFault(name);
  if (fault !== null) throw new Unacceptable({ name: fault });
  return name;
}

export async function changeName(db: Db, by: ByAdmin, text: string): Promise<void> {
  const name = checkPrivateLeagueName(text);
  await db.transaction(async (tx) => {
    await lockPrivateLeagueAsAdmin(tx, by);
    await tx.update(privateLeagues).set({ name }).where(eq(privateLeagues.id, by.leagueId));
  });
}

async function replaceCode(tx: Tx, leagueId: number): Promise<void> {
  await tx.update(privateLeagues).set({ code: newCode() }).where(eq(privateLeagues.id, leagueId));
}

/** Replaces the invitation code; the old one is invalid from then on. */
export async function renewCode(db: Db, by: ByAdmin): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPrivateLeagueAsAdmin(tx, by);
    await replaceCode(tx, by.leagueId);
  });
}

/** Locks the league and finds another member by name. Throws `NotFound` for other users, and `Unacceptable` for oneself. */
async function lockOther(tx: Tx, by: ByAdmin, username: string) {
  const members = await lockPrivateLeagueAsAdmin(tx, by);
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  const other = members.find(({ userId }) => userId === user?.id);
  if (other === undefined) throw new NotFound('The league has no member with this name.');
  if (other.userId === by.userId) throw new Unacceptable({ username: 'must be another member' });
  return { other, members };
}

/** Removes another member and replaces the code, which the removed user knows. */
export async function removeMember(db: Db, by: ByAdmin, username: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { other, members } = await lockOther(tx, by, username);
    await removeFromPrivateLeague(tx, { leagueId: by.leagueId, userId: other.userId, members });
    await replaceCode(tx, by.leagueId);
  });
}

/** Makes another member an admin. */
export async function appointAdmin(db: Db, by: ByAdmin, username: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { other } = await lockOther(tx, by, username);
    await setAdmin(tx, by.leagueId, other.userId);
  });
}
