import { and, asc, eq } from 'drizzle-orm';
import { lockUser } from '#platform/db/lock-user.ts';
import type { Db } from '#platform/db/open-db.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { apiKeyPrefix } from '#platform/http/request-headers.ts';
import { hashOfToken, newSecretToken } from '#platform/http/secret-token.ts';
import type { Services } from '#sources/services.ts';
import { createApiKey as createEndpoint, revokeApiKey as revokeEndpoint } from '../contract/security.ts';
import { mostApiKeys } from '../rules/api-key-rule.ts';
import { apiKeys } from '../tables.ts';
import type { AccountLimits } from './account-limits.ts';
import { addedApiKeyMail, notifyOwner } from './account-mails.ts';
import { requireConfirmation } from './confirm-owner.ts';

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
async function createApiKey(db: Db, userId: Authorized<UserId>, { name, now }: NewKey): Promise<string> {
  const key = `${apiKeyPrefix}${newSecretToken()}`;
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(apiKeys, eq(apiKeys.userId, userId))) >= mostApiKeys)
      throw new AppError('unacceptable', `An account has at most ${mostApiKeys} API keys. Revoke one first.`);
    await tx.insert(apiKeys).values({ userId, name, keyHash: hashOfToken(key), createdAt: new Date(now) });
  });
  return key;
}

/** Revokes a key of a user. Another user's key is not affected. */
async function revokeApiKey(db: Db, userId: Authorized<UserId>, id: number): Promise<void> {
  await db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)));
}

/** API keys: created, with a notice by mail, and revoked. */
export function apiKeyRoutes({ db, realNow, mailJobs }: Services, limits: AccountLimits) {
  return {
    createApiKey: serveData(createEndpoint, async ({ body }, { user, session }) => {
      const { name, currentPassword } = body;
      await limits.apiKeysPerUser.take(String(user.id));
      await requireConfirmation(db, limits, user.id, {
        password: currentPassword,
        token: session.token,
        now: realNow(),
      });
      const key = await createApiKey(db, user.id, { name, now: realNow() });
      await notifyOwner(db, mailJobs, user.id, addedApiKeyMail);
      return { key };
    }),
    revokeApiKey: serveData(revokeEndpoint, async ({ params }, { user }) => {
      await revokeApiKey(db, user.id, params.keyId);
      return {};
    }),
  };
}
