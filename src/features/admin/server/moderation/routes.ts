import { dismissNotice, moderation, reportUsername as reportUsernameEndpoint } from '../../contract/moderation.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import { deleteNotice, readModeration } from './notices.ts';
import { reportUsername } from './report-username.ts';

const hour = 3_600_000;

type Parts = { db: Db; realNow: () => number; createRateLimit: CreateRateLimit };

/** Reports of usernames, and the notices of a user. `realNow`: epoch ms */
export function moderationRoutes({ db, realNow, createRateLimit }: Parts) {
  const reportsPerUser = createRateLimit('reportsPerUser', { max: 10, windowMs: hour });
  return {
    reportUsername: serveData(reportUsernameEndpoint, async ({ params, body }, { user }) => {
      await reportsPerUser.take(String(user.id));
      await reportUsername(db, { userId: user.id, username: params.username, reason: body.reason, now: realNow() });
      return {};
    }),
    moderation: serveData(moderation, async (_, { user }) => readModeration(db, user.id)),
    dismissNotice: serveData(dismissNotice, async ({ params }, { user }) => {
      await deleteNotice(db, user.id, params.kind);
      return {};
    }),
  };
}
