import { eq, asc } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { users, sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { type AccountExport, exportUser } from '../contract/accounts.ts';
import { listApiKeys } from './own-api-keys.ts';
import { listPasskeys } from './passkey-routes.ts';
import { readUser } from './user-record.ts';

const toText = (time: Date): string => time.toISOString();

/** What another feature has of a user: its shape, with times in ISO 8601 (UTC), and how it is read. */
type ExportedPart<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  read: (db: Db, id: Authorized<UserId>) => Promise<z.infer<Schema>>;
};

/** The parts of other features by name, in the order of the export. */
export type OtherParts = Readonly<Record<string, ExportedPart>>;

export function exportedPart<Schema extends z.ZodType>(
  schema: Schema,
  read: ExportedPart<Schema>['read'],
): ExportedPart<Schema> {
  return { schema, read };
}

/** The endpoint of the export with all parts. */
export function withOtherParts(otherParts: OtherParts) {
  const shapes = Object.entries(otherParts).map(([name, { schema }]) => [name, schema] as const);
  return { ...exportUser, response: exportUser.response.extend(Object.fromEntries(shapes)) };
}

/** Reads all data of an account. `now`: epoch ms, real time. */
export async function exportAccount(
  db: Db,
  id: Authorized<UserId>,
  { now, otherParts }: { now: number; otherParts: OtherParts },
): Promise<AccountExport> {
  const [user, [account], access, others] = await Promise.all([
    readUser(db, id),
    db.select({ email: users.email, createdAt: users.createdAt }).from(users).where(eq(users.id, id)),
    exportAccess(db, id),
    Promise.all(Object.entries(otherParts).map(async ([name, { read }]) => [name, await read(db, id)] as const)),
  ]);
  return {
    exportedAt: toText(new Date(now)),
    user,
    email: account?.email ?? null,
    createdAt: toText(account?.createdAt ?? new Date(now)),
    ...access,
    ...Object.fromEntries(others),
  };
}

/** Reads how an account can be entered, without secrets. */
async function exportAccess(
  db: Db,
  id: Authorized<UserId>,
): Promise<Pick<AccountExport, 'sessions' | 'passkeys' | 'apiKeys'>> {
  const [openSessions, passkeys, apiKeys] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt)),
    listPasskeys(db, id),
    listApiKeys(db, id),
  ]);
  return {
    sessions: openSessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt: toText(createdAt),
      seenAt: toText(seenAt),
      expiresAt: toText(expiresAt),
    })),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: toText(createdAt),
      usedAt: usedAt && toText(usedAt),
    })),
    apiKeys: apiKeys.map(({ name, createdAt, usedOn }) => ({ name, createdAt: toText(createdAt), usedOn })),
  };
}
