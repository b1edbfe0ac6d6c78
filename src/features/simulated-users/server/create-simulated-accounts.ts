import { and, eq, inArray } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { usernameColumns } from '#features/accounts/server/user-record.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { type Authorized, markAuthorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import type { SimulatedUser } from '../rules.ts';

export type SimulatedAccount = SimulatedUser & { userId: Authorized<UserId> };

/** The second name is used if a user already has the first. */
const namesOf = ({ username }: SimulatedUser): string[] => [username, `${username}_sim`];

async function findAccounts(db: Db, simulated: readonly SimulatedUser[]): Promise<Map<string, Authorized<UserId>>> {
  const keys = simulated.flatMap(namesOf).map(usernameKey);
  const rows = await db
    .select({ id: users.id, usernameKey: users.usernameKey })
    .from(users)
    .where(and(eq(users.isSimulated, true), inArray(users.usernameKey, keys)));
  return new Map(rows.map((row) => [row.usernameKey, markAuthorized(row.id)]));
}

/** Creates the missing accounts of the simulated users, without a password, so that sign-in is not possible. `createdAt`: epoch ms. */
export async function createSimulatedAccounts(
  db: Db,
  simulated: readonly SimulatedUser[],
  createdAt: number,
): Promise<SimulatedAccount[]> {
  for (const place of [0, 1]) {
    const known = await findAccounts(db, simulated);
    const missing = simulated.filter((user) => !namesOf(user).some((name) => known.has(usernameKey(name))));
    if (missing.length === 0) break;
    const rows = missing.map((user) => {
      const username = namesOf(user)[place] ?? user.username;
      const { profilePic, favoriteTeam } = user;
      const account = { ...usernameColumns(username), profilePic, favoriteTeam };
      return { ...account, isSimulated: true, createdAt: new Date(createdAt) };
    });
    await db.insert(users).values(rows).onConflictDoNothing();
  }
  const ids = await findAccounts(db, simulated);
  return simulated.flatMap((user) => {
    const userId = namesOf(user)
      .map((name) => ids.get(usernameKey(name)))
      .find((id) => id !== undefined);
    return userId === undefined ? [] : [{ ...user, userId }];
  });
}
