import { and, eq, inArray } from 'drizzle-orm';
import type { SimulatedFan } from '../rules/simulated-fan.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { usernameColumns } from '#features/accounts/server/username-columns.ts';
import { type Authorized, markAuthorized, type UserId } from '#platform/http/endpoints/authorized.ts';

export type FanAccount = SimulatedFan & { userId: Authorized<UserId> };

/** The second name is used if a user already has the first. */
const namesOf = ({ username }: SimulatedFan): string[] => [username, `${username}_sim`];

async function findFans(db: Db, fans: readonly SimulatedFan[]): Promise<Map<string, Authorized<UserId>>> {
  const keys = fans.flatMap(namesOf).map(usernameKey);
  const rows = await db
    .select({ id: users.id, usernameKey: users.usernameKey })
    .from(users)
    .where(and(eq(users.isSimulated, true), inArray(users.usernameKey, keys)));
  return new Map(rows.map((row) => [row.usernameKey, markAuthorized(row.id)]));
}

/** Creates the missing accounts of the simulated fans, without a password, so that sign-in is not possible. `createdAt`: epoch ms. */
export async function createFanAccounts(
  db: Db,
  fans: readonly SimulatedFan[],
  createdAt: number,
): Promise<FanAccount[]> {
  for (const place of [0, 1]) {
    const known = await findFans(db, fans);
    const missing = fans.filter((fan) => !namesOf(fan).some((name) => known.has(usernameKey(name))));
    if (missing.length === 0) break;
    const rows = missing.map((fan) => {
      const username = namesOf(fan)[place] ?? fan.username;
      const { profilePic, favoriteTeam } = fan;
      const account = { ...usernameColumns(username), profilePic, favoriteTeam };
      return { ...account, isSimulated: true, createdAt: new Date(createdAt) };
    });
    await db.insert(users).values(rows).onConflictDoNothing();
  }
  const ids = await findFans(db, fans);
  return fans.flatMap((fan) => {
    const userId = namesOf(fan)
      .map((name) => ids.get(usernameKey(name)))
      .find((id) => id !== undefined);
    return userId === undefined ? [] : [{ ...fan, userId }];
  });
}
