import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { pushSubscriptions } from '../tables.ts';
import { sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { readReminderSettings } from './reminder-settings.ts';

/** The reminders in the export of an account: the push service of each browser without the URL, which is secret. */
export async function exportReminders(db: Db, userId: Authorized<UserId>): Promise<AccountExport['reminders']> {
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
}
