import { eq, asc } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { users, sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { AccountExport } from '../contract/accounts.ts';
import { listApiKeys } from './own-api-keys.ts';
import { listPasskeys } from './passkey-routes.ts';
import { readUser } from './user-record.ts';

const toText = (time: Date): string => time.toISOString();

type OwnPart = 'exportedAt' | 'user' | 'email' | 'createdAt' | 'sessions' | 'passkeys' | 'apiKeys';

/** How what the other features have of a user is read. */
export type OtherParts = {
  readonly [Part in Exclude<keyof AccountExport, OwnPart>]: (
    db: Db,
    id: Authorized<UserId>,
  ) => Promise<AccountExport[Part]>;
};

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
    Promise.all(Object.entries(otherParts).map(async ([name, read]) => [name, await read(db, id)] as const)),
  ]);
  return {
    exportedAt: toText(new Date(now)),
    user,
    email: account?.email ?? null,
    createdAt: toText(account?.createdAt ?? new Date(now)),
    ...access,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part is what its reader returns
    ...(Object.fromEntries(others) as Omit<AccountExport, OwnPart>),
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
