import { eq } from 'drizzle-orm';
import type { AccountExport } from '../contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { exportReports } from '#features/admin/server/reports.ts';
import { exportPicks } from '#features/picks/server/export-picks.ts';
import { exportPracticePicks } from '#features/practice/server/submit-practice-pick.ts';
import { users } from '#platform/db/schema.ts';
import { readAllegiance } from '#features/leaderboard/server/allegiance.ts';
import { readFollowed } from '#features/followed-players/server.ts';
import { readMemberships } from '#features/leagues/server/read-leagues.ts';
import { exportReminders } from '#features/reminders/server/export-reminders.ts';
import { exportSeasonPredictions } from '#features/season-predictions/server/read-contest.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { exportAccess } from './export-access.ts';
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
