import { eq } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { areLookAlikes, normalizeUsername, usernameFault } from '#features/accounts/rules/username-rule.ts';
import { isReservedUsername } from '#features/accounts/server/reserved-usernames.ts';
import { usernameColumns, deleteUser } from '#features/accounts/server/user-record.ts';
import { hideTally, renameTally } from '#features/settlement/server/change-tally.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { picks, users } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { type Change, OperatorError } from './command.ts';
import { addNotice, deleteNotice, closeReports } from './reports.ts';

export type UserRow = typeof users.$inferSelect;

type Rename = { to: string; adminUser: string | null; now: number };

/** `adminUser`: the setting ADMIN_USER, whose name is reserved for that account. `now`: epoch ms, real time.
 * Throws `OperatorError` for a name that is not allowed. */
export async function renameUser(tx: Tx, user: UserRow, { to, adminUser, now }: Rename): Promise<Change> {
  const columns = usernameColumns(to);
  const isAdminUser = adminUser !== null && areLookAlikes(user.username, adminUser);
  const fault = usernameFault(normalizeUsername(to), isAdminUser ? null : adminUser);
  if (fault !== null) throw new OperatorError(`The new name ${fault}`);
  if (await isReservedUsername(tx, to, now))
    throw new OperatorError(`The name ${columns.username} is that of an account that was deleted less than a year ago`);
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
  await closeReports(tx, user.id, now);
  await addNotice(tx, user.id, 'renamed', now);
  return {
    target: `user ${user.id}`,
    detail: { from: user.username, to: columns.username },
    lines: [`${user.username} is renamed to ${columns.username}`],
  };
}

/** Leaves a user out of the boards, or returns the user to them. `now`: epoch ms, real time. */
export async function hideUser(tx: Tx, user: UserRow, isHidden: boolean, now: number): Promise<Change> {
  await hideTally(tx, user.id, isHidden);
  await tx.update(users).set({ isHidden }).where(eq(users.id, user.id));
  if (isHidden) {
    await closeReports(tx, user.id, now);
    await addNotice(tx, user.id, 'hidden', now);
  } else await deleteNotice(tx, user.id, 'hidden');
  return {
    target: `user ${user.id}`,
    lines: [`${user.username} is ${isHidden ? 'hidden from' : 'shown on'} the leaderboards`],
  };
}

/** `now`: epoch ms, real time */
export async function removeUser(tx: Tx, user: UserRow, now: number): Promise<Change> {
  const made = await tx.$count(picks, eq(picks.userId, user.id));
  await deleteUser(tx, markAuthorized(user.id), now);
  return { target: `user ${user.id}`, lines: [`${user.username} and ${made} picks are deleted`] };
}

export async function makeAdmin(tx: Tx, user: UserRow): Promise<Change> {
  if (user.isSimulated) throw new OperatorError('A simulated user cannot be an admin');
  await tx.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  return { target: `user ${user.id}`, lines: [`${user.username} is an admin`] };
}

const uniqueViolation = '23505';

/** Returns the name of the unique key that a statement violated; null for another error. */
function findUniqueViolation(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.code === uniqueViolation ? (error.constraint ?? '') : null;
  return error instanceof Error ? findUniqueViolation(error.cause) : null;
}
