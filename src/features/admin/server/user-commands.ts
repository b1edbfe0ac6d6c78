import { asc, eq, ilike } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { picks, sessions, tallies, users } from '#platform/db/schema.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { type Command, OperatorError } from './command.ts';
import { hideUser, makeAdmin, removeUser, renameUser, type UserRow } from './user-changes.ts';

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

/** Lists the first `limit` users whose name contains a text, by their age. */
export async function searchUsers(db: Pick<Db, 'select'>, text: string, limit: number): Promise<UserRow[]> {
  const pattern = `%${usernameKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db.select().from(users).where(ilike(users.usernameKey, pattern)).orderBy(asc(users.id)).limit(limit);
}

async function listUsers(tx: Tx, [text = '']: string[]): Promise<string[]> {
  const rows = await searchUsers(tx, text, maxListed + 1);
  const lines = rows.slice(0, maxListed).map((row) => `${row.id}  ${row.username}  ${describeFlags(row)}`.trimEnd());
  return rows.length > maxListed ? [...lines, `… more than ${maxListed} users: search for a part of the name`] : lines;
}

function describeFlags({ createdAt, isSimulated, isAdmin, isHidden }: UserRow): string {
  const flags = [isSimulated && 'simulated', isAdmin && 'admin', isHidden && 'hidden'].filter(Boolean);
  return [`since ${baseballDay(createdAt.getTime())}`, ...flags].join(', ');
}

async function showUser(tx: Tx, [username]: string[]): Promise<string[]> {
  const row = await findUser(tx, username);
  const made = await tx.$count(picks, eq(picks.userId, row.id));
  const open = await tx.$count(sessions, eq(sessions.userId, row.id));
  const [totals] = await tx.select().from(tallies).where(eq(tallies.userId, row.id));
  return [
    `${row.username} (user ${row.id}), ${describeFlags(row)}`,
    `email: ${row.email ?? 'none'}${row.emailVerifiedAt === null ? '' : ' (verified)'}`,
    `sessions: ${open}`,
    `picks: ${made}, correct ${totals?.correct ?? 0}, wrong ${totals?.wrong ?? 0}`,
    `bases: ${totals?.totalScore ?? 0}, longest streak ${totals?.longestStreak ?? 0}`,
  ];
}

export const userCommands: Command[] = [
  { kind: 'read', usage: 'users list [TEXT]', summary: 'users whose name contains the text', read: listUsers },
  { kind: 'read', usage: 'users show NAME', summary: 'one user', read: showUser },
  {
    kind: 'change',
    usage: 'users rename NAME NEW-NAME',
    summary: 'gives a user another name',
    change: async (tx, [from, to = ''], { settings, now }) =>
      renameUser(tx, await findUser(tx, from), { to, adminUser: settings.adminUser, now }),
  },
  {
    kind: 'change',
    usage: 'users hide NAME',
    summary: 'leaves a user out of the leaderboards',
    change: async (tx, [name], { now }) => hideUser(tx, await findUser(tx, name), true, now),
  },
  {
    kind: 'change',
    usage: 'users unhide NAME',
    summary: 'undoes users hide',
    change: async (tx, [name], { now }) => hideUser(tx, await findUser(tx, name), false, now),
  },
  {
    kind: 'change',
    usage: 'users delete NAME',
    summary: 'deletes a user with all picks',
    change: async (tx, [name], { now }) => removeUser(tx, await findUser(tx, name), now),
  },
  {
    kind: 'change',
    usage: 'users make-admin NAME',
    summary: 'gives a user the rights of an admin',
    change: async (tx, [name]) => makeAdmin(tx, await findUser(tx, name)),
  },
];
