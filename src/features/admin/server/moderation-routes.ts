import { eq } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import { dismissNotice, moderation, reportUsername as reportUsernameEndpoint } from '../contract.ts';
import { usernameReports } from '../tables.ts';
import { deleteNotice, readModeration } from './reports.ts';

const hour = 3_600_000;

/** Reports of usernames, and the notices of a user. */
export function moderationRoutes({ db, realNow, createRateLimit }: Services) {
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

/** `userId`: the user who reports; `username`: the reported name; `now`: epoch ms, real time */
type Report = { userId: number; username: string; reason: string; now: number };

/** Reports a username. A second report of the same name by the same user changes nothing. Throws `AppError`. */
export async function reportUsername(db: Db, { userId, username, reason, now }: Report): Promise<void> {
  await db.transaction(async (tx) => {
    const [reported] = await tx
      .select({ id: users.id, username: users.username, isSimulated: users.isSimulated })
      .from(users)
      .where(eq(users.usernameKey, usernameKey(username)))
      .for('key share');
    if (reported === undefined) throw new NotFound('There is no user with this name.');
    if (reported.id === userId) throw new AppError('unacceptable', 'You cannot report your own username.');
    if (reported.isSimulated) throw new AppError('unacceptable', 'This is a simulated user, not a person.');
    await tx
      .insert(usernameReports)
      .values({ reportedId: reported.id, userId, username: reported.username, reason, at: new Date(now) })
      .onConflictDoNothing();
  });
}
