import { createApiKey as createEndpoint, revokeApiKey as revokeEndpoint } from '../contract/api-keys.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { AccountLimits } from './account-limits.ts';
import { createApiKey, revokeApiKey } from './own-api-keys.ts';
import { addedApiKeyMail } from './recovery/account-mails.ts';
import { requireConfirmation } from './recovery/confirm-owner.ts';
import { notifyOwner } from './recovery/notify-owner.ts';

type Parts = { db: Db; realNow: () => number; mailJobs: Jobs | null; limits: AccountLimits };

/** API keys: created, with a notice by mail, and revoked. */
export function apiKeyRoutes({ db, realNow, mailJobs, limits }: Parts) {
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
