import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { reminderSettings } from '../tables.ts';
import { users } from '#platform/db/schema.ts';

const batchSize = 200;

/** The next users of `where` with a kind of reminder. `after`: the last user of the batch before */
async function readUsers(db: Db, where: SQL, after: number) {
  return db
    .select({
      userId: reminderSettings.userId,
      byMail: reminderSettings.byMail,
      from: reminderSettings.quietFrom,
      to: reminderSettings.quietTo,
      timeZone: reminderSettings.timeZone,
      remindedOn: reminderSettings.remindedOn,
      username: users.username,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .where(and(where, gt(reminderSettings.userId, after)))
    .orderBy(asc(reminderSettings.userId))
    .limit(batchSize);
}

export type WaitingUser = Awaited<ReturnType<typeof readUsers>>[number];

/** The next users who had no reminder on a day (YYYY-MM-DD). */
export async function readWaitingUsers(db: Db, { today, after }: { today: string; after: number }) {
  return readUsers(db, lt(reminderSettings.remindedOn, today), after);
}

/** The next users who want results and did not get those of an evening (YYYY-MM-DD). */
export async function readUsersForResults(db: Db, { evening, after }: { evening: string; after: number }) {
  return readUsers(db, sql`${reminderSettings.wantsResults} and ${reminderSettings.resultsOf} < ${evening}`, after);
}

async function claim(db: Pick<Db, 'update'>, userId: number, column: 'remindedOn' | 'resultsOf', date: string) {
  const claimed = await db
    .update(reminderSettings)
    .set({ [column]: date })
    .where(and(eq(reminderSettings.userId, userId), lt(reminderSettings[column], date)))
    .returning({ userId: reminderSettings.userId });
  return claimed.length > 0;
}

/** Records the reminder of a day; false if it was recorded already, perhaps by another process. */
export async function claimReminder(db: Pick<Db, 'update'>, userId: number, today: string): Promise<boolean> {
  return claim(db, userId, 'remindedOn', today);
}

/** The same for the results of an evening. */
export async function claimResults(db: Pick<Db, 'update'>, userId: number, evening: string): Promise<boolean> {
  return claim(db, userId, 'resultsOf', evening);
}
