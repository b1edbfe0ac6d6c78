import { dismissNotice, moderation, reportUsername as reportUsernameEndpoint } from '#contract/moderation.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { createRateLimit } from '#server/http/security/rate-limit.ts';
import { deleteNotice, readModeration } from './notices.ts';
import { reportUsername } from './report-username.ts';

const hour = 3_600_000;

/** Reports of usernames, and the notices of a user. `realNow`: epoch ms */
export function moderationRoutes({ db, realNow }: { db: Db; realNow: () => number }) {
  const reportsPerUser = createRateLimit({ max: 10, windowMs: hour, now: realNow });
  return {
    reportUsername: serveData(reportUsernameEndpoint, async ({ params, body }, { user }) => {
      reportsPerUser.take(String(user.id));
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
