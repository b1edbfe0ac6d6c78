import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { usernameReports } from '../../tables.ts';

/** Reads the reports of other usernames by a user. */
export async function exportReports(db: Db, id: Authorized<UserId>): Promise<AccountExport['reports']> {
  const reports = await db
    .select()
    .from(usernameReports)
    .where(eq(usernameReports.userId, id))
    .orderBy(asc(usernameReports.at));
  return reports.map(({ username, reason, at }) => ({ username, reason, at: at.toISOString() }));
}
