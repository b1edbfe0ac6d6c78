import { and, asc, count, eq, inArray, isNull, min } from 'drizzle-orm';
import { reportReasons } from '#features/accounts/rules/report-reasons.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { AdminReport, AdminUser } from '../contract.ts';
import { usernameReports } from '../tables.ts';
import type { UserRow } from './user-changes.ts';

const maxListed = 50;

/** Lists the users with open reports, the oldest report first. */
export async function listReports(db: Db): Promise<AdminReport[]> {
  const isOpen = isNull(usernameReports.closedAt);
  const since = min(usernameReports.at);
  const reported = await db
    .select({ user: users, since })
    .from(usernameReports)
    .innerJoin(users, eq(users.id, usernameReports.reportedId))
    .where(isOpen)
    .groupBy(users.id)
    .orderBy(asc(since))
    .limit(maxListed);
  const ids = reported.map(({ user }) => user.id);
  const counts = await db
    .select({ id: usernameReports.reportedId, reason: usernameReports.reason, count: count() })
    .from(usernameReports)
    .where(and(isOpen, inArray(usernameReports.reportedId, ids)))
    .groupBy(usernameReports.reportedId, usernameReports.reason);
  return reported.map(({ user, since: first }) => ({
    user: toAdminUser(user),
    since: (first ?? new Date(0)).toISOString(),
    reasons: reportReasons.flatMap((reason) =>
      counts.flatMap((row) => (row.id === user.id && row.reason === reason ? [{ reason, count: row.count }] : [])),
    ),
  }));
}

/** The part of a user that moderation needs. */
export function toAdminUser({ id, username, createdAt, isAdmin, isSimulated, isHidden }: UserRow): AdminUser {
  return { id, username, createdAt: createdAt.toISOString(), isAdmin, isSimulated, isHidden };
}
