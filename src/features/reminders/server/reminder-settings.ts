import { eq } from 'drizzle-orm';
import { usualQuietHours } from '../rules/quiet-hours.ts';
import type { RemindersChange } from '../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import { reminderSettings } from '../tables.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';

/** Changes the settings of a user; those that are not given stay, or are the usual ones. */
export async function changeReminderSettings(
  db: Pick<Db, 'insert'>,
  userId: Authorized<UserId>,
  { byMail, wantsResults, quietFrom, quietTo, timeZone }: RemindersChange,
): Promise<void> {
  const change = {
    timeZone,
    ...(byMail !== undefined && { byMail }),
    ...(wantsResults !== undefined && { wantsResults }),
    ...(quietFrom !== undefined && { quietFrom }),
    ...(quietTo !== undefined && { quietTo }),
  };
  const usual = { quietFrom: usualQuietHours.from, quietTo: usualQuietHours.to };
  await db
    .insert(reminderSettings)
    .values({ userId, ...usual, ...change })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: change });
}

/** Null for a user who has never chosen a kind of reminder. */
export async function readReminderSettings(db: Db, userId: UserId) {
  const [found] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return found ?? null;
}

/** Ends the reminders by mail, for the owner of a mailed link. */
export async function endReminderMails(db: Db, userId: Authorized<UserId>): Promise<void> {
  await db.update(reminderSettings).set({ byMail: false }).where(eq(reminderSettings.userId, userId));
}
