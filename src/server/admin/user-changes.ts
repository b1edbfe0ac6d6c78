import { count, eq } from 'drizzle-orm';
import { areLookAlikes, normalizeUsername, usernameFault } from '#domain/accounts/username-rule.ts';
import { picks, users } from '#server/db/schema.ts';
import { usernameColumns } from '#server/features/accounts/username-columns.ts';
import { deleteUser } from '#server/features/accounts/user-record.ts';
import type { Tx } from '#server/features/settlement/lock-leaderboard.ts';
import { renameTally } from '#server/features/settlement/rename-tally.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { type Change, OperatorError } from './command.ts';
import { findUniqueViolation } from './find-unique-violation.ts';

export type UserRow = typeof users.$inferSelect;

/** `adminUser`: the setting ADMIN_USER, whose name is reserved for that account. Throws `OperatorError` for a name that is not allowed. */
export async function renameUser(tx: Tx, user: UserRow, to: string, adminUser: string | null): Promise<Change> {
  const columns = usernameColumns(to);
  const fault = usernameFault(normalizeUsername(to)) ?? adminUserFault(user, to, adminUser);
  if (fault !== null) throw new OperatorError(`The new name ${fault}`);
  await renameTally(tx, user.id, columns.username);
  try {
    await tx.update(users).set(columns).where(eq(users.id, user.id));
  } catch (error) {
    const constraint = findUniqueViolation(error);
    if (constraint === null) throw error;
    const isLookAlike = constraint.includes('skeleton');
    throw new OperatorError(
      `The name ${columns.username} ${isLookAlike ? 'looks like the name of another user' : 'is taken'}`,
    );
  }
  return {
    target: `user ${user.id}`,
    detail: { from: user.username, to: columns.username },
    lines: [`${user.username} is renamed to ${columns.username}`],
  };
}

function adminUserFault({ username }: UserRow, to: string, adminUser: string | null): string | null {
  const isOfOther = adminUser !== null && areLookAlikes(to, adminUser) && !areLookAlikes(username, adminUser);
  return isOfOther ? 'is reserved; choose another' : null;
}

export async function removeUser(tx: Tx, user: UserRow): Promise<Change> {
  const [made] = await tx.select({ count: count() }).from(picks).where(eq(picks.userId, user.id));
  await deleteUser(tx, markAuthorized(user.id));
  return { target: `user ${user.id}`, lines: [`${user.username} and ${made?.count ?? 0} picks are deleted`] };
}

export async function makeAdmin(tx: Tx, user: UserRow): Promise<Change> {
  if (user.isSimulated) throw new OperatorError('A simulated fan cannot be an admin');
  await tx.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  return { target: `user ${user.id}`, lines: [`${user.username} is an admin`] };
}
