import { asc, count, eq, ilike } from 'drizzle-orm';
import { normalizeUsername, usernameFault, usernameKey } from '#domain/accounts/username-rule.ts';
import { picks, sessions, tallies, users } from '#server/db/schema.ts';
import { usernameColumns } from '#server/features/accounts/username-columns.ts';
import { deleteUser } from '#server/features/accounts/user-record.ts';
import { renameTally } from '#server/features/settlement/rename-tally.ts';
import type { Tx } from '#server/features/settlement/lock-leaderboard.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { type Change, type Command, OperatorError } from './command.ts';

type UserRow = typeof users.$inferSelect;

const maxListed = 200;

/** Throws `OperatorError` if there is no such user. */
export async function findUser(tx: Tx, username = ''): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row === undefined) throw new OperatorError(`There is no user ${JSON.stringify(username)}`);
  return row;
}

async function listUsers(tx: Tx, [text = '']: string[]): Promise<string[]> {
  const pattern = `%${usernameKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await tx
    .select()
    .from(users)
    .where(ilike(users.usernameKey, pattern))
    .orderBy(asc(users.id))
    .limit(maxListed + 1);
  const lines = rows.slice(0, maxListed).map((row) => `${row.id}  ${row.username}  ${describeFlags(row)}`.trimEnd());
  return rows.length > maxListed ? [...lines, `… more than ${maxListed} users: search for a part of the name`] : lines;
}

function describeFlags({ createdAt, isSimulated, isAdmin }: UserRow): string {
  const flags = [isSimulated ? 'simulated' : '', isAdmin ? 'admin' : ''].filter((flag) => flag !== '');
  return [`since ${createdAt.toISOString().slice(0, 10)}`, ...flags].join(', ');
}

async function showUser(tx: Tx, [username]: string[]): Promise<string[]> {
  const row = await findUser(tx, username);
  const [[made], [open], [totals]] = [
    await tx.select({ count: count() }).from(picks).where(eq(picks.userId, row.id)),
    await tx.select({ count: count() }).from(sessions).where(eq(sessions.userId, row.id)),
    await tx.select().from(tallies).where(eq(tallies.userId, row.id)),
  ];
  return [
    `${row.username} (user ${row.id}), ${describeFlags(row)}`,
    `email: ${row.email ?? 'none'}${row.emailVerifiedAt === null ? '' : ' (verified)'}`,
    `sessions: ${open?.count ?? 0}`,
    `picks: ${made?.count ?? 0}, correct ${totals?.correct ?? 0}, wrong ${totals?.wrong ?? 0}`,
    `bases: ${totals?.totalScore ?? 0}, longest streak ${totals?.longestStreak ?? 0}`,
  ];
}

async function renameUser(tx: Tx, [from, to = '']: string[]): Promise<Change> {
  const row = await findUser(tx, from);
  const columns = usernameColumns(to);
  const fault = usernameFault(normalizeUsername(to));
  if (fault !== null) throw new OperatorError(`The new name ${fault}`);
  const [other] = await tx.select().from(users).where(eq(users.usernameKey, columns.usernameKey));
  if (other !== undefined && other.id !== row.id) throw new OperatorError(`The name ${columns.username} is taken`);
  await renameTally(tx, row.id, columns.username);
  await tx.update(users).set(columns).where(eq(users.id, row.id));
  return {
    target: `user ${row.id}`,
    detail: { from: row.username, to: columns.username },
    lines: [`${row.username} is renamed to ${columns.username}`],
  };
}

async function removeUser(tx: Tx, [username]: string[]): Promise<Change> {
  const row = await findUser(tx, username);
  const [made] = await tx.select({ count: count() }).from(picks).where(eq(picks.userId, row.id));
  await deleteUser(tx, markAuthorized(row.id));
  return { target: `user ${row.id}`, lines: [`${row.username} and ${made?.count ?? 0} picks are deleted`] };
}

async function makeAdmin(tx: Tx, [username]: string[]): Promise<Change> {
  const row = await findUser(tx, username);
  if (row.isSimulated) throw new OperatorError('A simulated fan cannot be an admin');
  await tx.update(users).set({ isAdmin: true }).where(eq(users.id, row.id));
  return { target: `user ${row.id}`, lines: [`${row.username} is an admin`] };
}

export const userCommands: Command[] = [
  { kind: 'read', usage: 'users list [TEXT]', summary: 'users whose name contains the text', read: listUsers },
  { kind: 'read', usage: 'users show NAME', summary: 'one user', read: showUser },
  { kind: 'change', usage: 'users rename NAME NEW-NAME', summary: 'gives a user another name', change: renameUser },
  { kind: 'change', usage: 'users delete NAME', summary: 'deletes a user with all picks', change: removeUser },
  { kind: 'change', usage: 'users make-admin NAME', summary: 'gives a user the rights of an admin', change: makeAdmin },
];
