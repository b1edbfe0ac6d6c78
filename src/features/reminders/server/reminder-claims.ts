import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { reminderSettings } from '../tables.ts';
import { users } from '#platform/db/schema.ts';

const batchSize = 200;

/** The next users with a kind of reminder who had none on a day (YYYY-MM-DD). `after`: the last user of the batch before */
export async function readWaitingUsers(db: Db, { today, after }: { today: string; after: number }) {
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
    .where(and(lt(reminderSettings.remindedOn, today), gt(reminderSettings.userId, after)))
    .orderBy(asc(reminderSettings.userId))
    .limit(batchSize);
}

export type WaitingUser = Awaited<ReturnType<typeof readWaitingUsers>>[number];

/** Records the reminder of a day; false if it was recorded already, perhaps by another process. */
export async function claimReminder(db: Pick<Db, 'update'>, userId: number, today: string): Promise<boolean> {
  const claimed = await db
    .update(reminderSettings)
    .set({ remindedOn: today })
    .where(and(eq(reminderSettings.userId, userId), lt(reminderSettings.remindedOn, today)))
    .returning({ userId: reminderSettings.userId });
  return claimed.length > 0;
}
