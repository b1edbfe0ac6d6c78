import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import type { Db } from '#platform/db/open-db.ts';
import { sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { RemindersChange } from '../contract.ts';
import { isQuiet, usualQuietHours } from '../rules.ts';
import { pushSubscriptions, reminderSettings } from '../tables.ts';

/** The reminders in the export of an account: the push service of each browser without the URL, which is secret. */
export const exportedReminders = exportedPart(
  z
    .object({
      byMail: z.boolean(),
      wantsResults: z.boolean(),
      quietFrom: z.number().int(),
      quietTo: z.number().int(),
      timeZone: z.string(),
      /** official date; null before the first */
      lastReminder: z.string().nullable(),
      browsers: z.array(z.object({ device: z.string().nullable(), pushService: z.string(), createdAt: z.string() })),
    })
    .nullable(),
  async (db, userId) => {
    const settings = await readReminderSettings(db, userId);
    if (settings === null) return null;
    const browsers = await db
      .select({
        device: sessions.device,
        endpoint: pushSubscriptions.endpoint,
        createdAt: pushSubscriptions.createdAt,
      })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(asc(pushSubscriptions.createdAt));
    const { byMail, wantsResults, quietFrom, quietTo, timeZone, remindedOn } = settings;
    return {
      byMail,
      wantsResults,
      quietFrom,
      quietTo,
      timeZone,
      lastReminder: remindedOn === '-infinity' ? null : remindedOn,
      browsers: browsers.map(({ device, endpoint, createdAt }) => ({
        device,
        pushService: new URL(endpoint).host,
        createdAt: createdAt.toISOString(),
      })),
    };
  },
);

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

/** Those of some users who have quiet hours at `now` (epoch ms, UTC). */
export async function findQuietUsers(db: Pick<Db, 'select'>, userIds: number[], now: number): Promise<Set<number>> {
  const settings = await db.select().from(reminderSettings).where(inArray(reminderSettings.userId, userIds));
  const quiet = settings.filter(({ quietFrom: from, quietTo: to, timeZone }) => isQuiet({ from, to, timeZone }, now));
  return new Set(quiet.map(({ userId }) => userId));
}

/** Ends the reminders by mail, for the owner of a mailed link. */
export async function endReminderMails(db: Db, userId: Authorized<UserId>): Promise<void> {
  await db.update(reminderSettings).set({ byMail: false }).where(eq(reminderSettings.userId, userId));
}
