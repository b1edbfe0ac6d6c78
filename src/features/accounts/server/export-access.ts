import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '../contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { sessions } from '#platform/db/schema.ts';
import { readUrl } from '#features/sharing/server/read-pick-calendar.ts';
import { exportWebhooks } from '#features/webhooks/server/own-webhooks.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { listApiKeys } from './own-api-keys.ts';
import { listPasskeys } from './passkey-routes.ts';

type Access = Pick<AccountExport, 'sessions' | 'passkeys' | 'apiKeys' | 'webhooks' | 'calendarAddressCreatedAt'>;

const timeText = (time: Date): string => time.toISOString();

/** Reads how an account can be entered and read, and where its events are sent, without secrets. */
export async function exportAccess(db: Db, id: Authorized<UserId>): Promise<Access> {
  const [openSessions, passkeys, apiKeys, webhooks, calendarSince] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt)),
    listPasskeys(db, id),
    listApiKeys(db, id),
    exportWebhooks(db, id),
    readUrl(db, id),
  ]);
  return {
    sessions: openSessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt: timeText(createdAt),
      seenAt: timeText(seenAt),
      expiresAt: timeText(expiresAt),
    })),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: timeText(createdAt),
      usedAt: usedAt === null ? null : timeText(usedAt),
    })),
    apiKeys: apiKeys.map(({ name, createdAt, usedOn }) => ({ name, createdAt: timeText(createdAt), usedOn })),
    webhooks,
    calendarAddressCreatedAt: calendarSince === null ? null : timeText(calendarSince),
  };
}
