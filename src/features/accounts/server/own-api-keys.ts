import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { mostApiKeys } from '../rules/api-key-rule.ts';
import { apiKeys } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError } from '#platform/http/errors/app-error.ts';
import { apiKeyPrefix } from '#platform/http/visit/read-api-key.ts';
import { hashOf } from './sessions.ts';

/** The API keys of a user, the oldest first. */
export async function listApiKeys(db: Db, userId: Authorized<UserId>) {
  return db
    .select({ id: apiKeys.id, name: apiKeys.name, createdAt: apiKeys.createdAt, usedOn: apiKeys.usedOn })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.id));
}

type NewKey = { name: string; now: number };

/** Creates a key and returns it; only its hash is stored. Throws `AppError` for a user with ten keys. `now`: epoch ms, real time */
export async function createApiKey(db: Db, userId: Authorized<UserId>, { name, now }: NewKey): Promise<string> {
  const key = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
  await db.transaction(async (tx) => {
    // two requests at once count one after the other
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await tx.$count(apiKeys, eq(apiKeys.userId, userId))) >= mostApiKeys)
      throw new AppError('unacceptable', `An account has at most ${mostApiKeys} API keys. Revoke one first.`);
    await tx.insert(apiKeys).values({ userId, name, keyHash: hashOf(key), createdAt: new Date(now) });
  });
  return key;
}

/** Revokes a key of a user. Another user's key is not affected. */
export async function revokeApiKey(db: Db, userId: Authorized<UserId>, id: number): Promise<void> {
  await db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)));
}
