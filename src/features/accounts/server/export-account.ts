import { eq, asc } from 'drizzle-orm';
import { exportReports } from '#features/admin/server/reports.ts';
import { readFollowed } from '#features/followed-players/server.ts';
import { readAllegiance } from '#features/leaderboard/server/allegiance.ts';
import { exportPicks } from '#features/picks/server/export-picks.ts';
import { exportPracticePicks } from '#features/practice/server/submit-practice-pick.ts';
import { readMemberships } from '#features/private-leagues/server/read-leagues.ts';
import { exportReminders } from '#features/reminders/server/export-reminders.ts';
import { exportSeasonPredictions } from '#features/season-predictions/server/read-contest.ts';
import { readUrl } from '#features/sharing/server/read-pick-calendar.ts';
import { exportWebhooks } from '#features/webhooks/server/own-webhooks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users, sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { AccountExport } from '../contract/accounts.ts';
import { listApiKeys } from './own-api-keys.ts';
import { listPasskeys } from './passkey-routes.ts';
import { readUser } from './user-record.ts';

const toText = (time: Date): string => time.toISOString();

/** Reads all data of an account. `now`: epoch ms, real time. */
export async function exportAccount(db: Db, id: Authorized<UserId>, now: number): Promise<AccountExport> {
  const [
    user,
    [account],
    access,
    picks,
    reminders,
    seasonPredictions,
    leagues,
    reports,
    practicePicks,
    { earlier: earlierClub },
    followed,
  ] = await Promise.all([
    readUser(db, id),
    db.select({ email: users.email, createdAt: users.createdAt }).from(users).where(eq(users.id, id)),
    exportAccess(db, id),
    exportPicks(db, id),
    exportReminders(db, id),
    exportSeasonPredictions(db, id),
    readMemberships(db, id),
    exportReports(db, id),
    exportPracticePicks(db, id),
    readAllegiance(db, id),
    readFollowed(db, id),
  ]);
  return {
    exportedAt: toText(new Date(now)),
    user,
    email: account?.email ?? null,
    createdAt: toText(account?.createdAt ?? new Date(now)),
    ...access,
    ...picks,
    practicePicks,
    reminders,
    seasonPredictions,
    leagues: leagues.map(({ name, joinedAt, isAdmin, feedSince }) => ({
      name,
      joinedAt: toText(joinedAt),
      isAdmin,
      feedSince: feedSince && toText(feedSince),
    })),
    earlierClub,
    followedPlayers: followed.map(({ playerId, followedAt }) => ({ playerId, followedAt: toText(followedAt) })),
    reports,
  };
}

type Access = Pick<AccountExport, 'sessions' | 'passkeys' | 'apiKeys' | 'webhooks' | 'calendarAddressCreatedAt'>;

/** Reads how an account can be entered and read, and where its events are sent, without secrets. */
async function exportAccess(db: Db, id: Authorized<UserId>): Promise<Access> {
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
      createdAt: toText(createdAt),
      seenAt: toText(seenAt),
      expiresAt: toText(expiresAt),
    })),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: toText(createdAt),
      usedAt: usedAt && toText(usedAt),
    })),
    apiKeys: apiKeys.map(({ name, createdAt, usedOn }) => ({ name, createdAt: toText(createdAt), usedOn })),
    webhooks,
    calendarAddressCreatedAt: calendarSince && toText(calendarSince),
  };
}
