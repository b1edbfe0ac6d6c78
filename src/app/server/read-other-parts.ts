import type { ReadOtherParts } from '#features/accounts/server/export-account.ts';
import { exportReports } from '#features/admin/server/reports.ts';
import { readFollowed } from '#features/followed-players/server.ts';
import { readAllegiance } from '#features/leaderboard/server/allegiance.ts';
import { exportPicks } from '#features/picks/server/export-picks.ts';
import { exportPracticePicks } from '#features/practice/server/submit-practice-pick.ts';
import { readMemberships } from '#features/private-leagues/server/read-private-leagues.ts';
import { exportReminders } from '#features/reminders/server/export-reminders.ts';
import { exportSeasonPredictions } from '#features/season-predictions/server/read-contest.ts';
import { readUrl } from '#features/sharing/server/read-pick-calendar.ts';
import { exportWebhooks } from '#features/webhooks/server/own-webhooks.ts';

const toText = (time: Date): string => time.toISOString();

/** What each feature has of a user, for the export of the account. */
export const readOtherParts: ReadOtherParts = async (db, id) => {
  const [
    webhooks,
    calendarSince,
    picks,
    practicePicks,
    reminders,
    seasonPredictions,
    leagues,
    { earlier: earlierClub },
    followed,
    reports,
  ] = await Promise.all([
    exportWebhooks(db, id),
    readUrl(db, id),
    exportPicks(db, id),
    exportPracticePicks(db, id),
    exportReminders(db, id),
    exportSeasonPredictions(db, id),
    readMemberships(db, id),
    readAllegiance(db, id),
    readFollowed(db, id),
    exportReports(db, id),
  ]);
  return {
    webhooks,
    calendarAddressCreatedAt: calendarSince && toText(calendarSince),
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
};
