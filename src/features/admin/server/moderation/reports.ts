import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { usernameReports } from '../../tables.ts';

/** Closes the open reports of a user's name. `now`: epoch ms, real time. */
export async function closeReports(db: Pick<Db, 'update'>, reportedId: number, now: number): Promise<void> {
  await db
    .update(usernameReports)
    .set({ closedAt: new Date(now) })
    .where(and(eq(usernameReports.reportedId, reportedId), isNull(usernameReports.closedAt)));
}
