import { createClock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { createConfidenceBoard } from '#server/features/confidence/create-confidence-board.ts';
import { createConfidenceRanking } from '#server/features/confidence/create-confidence-ranking.ts';
import { createHouseRecords } from '#server/features/house-players/create-house-records.ts';
import { readShownUser } from '#server/features/embeds/read-shown-user.ts';
import { createLeaderboards } from '#server/features/leaderboard/leaderboards.ts';
import { readClubTotals } from '#server/features/leaderboard/read-club-totals.ts';
import { readSeasonPicks } from '#server/features/pick-reports/read-season-picks.ts';

type Work = [name: string, work: () => Promise<unknown>];

/** The pages of every board, on the tables of `fillLargeTables`. */
export function boardWork(db: Db): Work[] {
  const leagueStart = Date.parse('2020-07-15');
  const clock = createClock({ realStart: 0, leagueStart, speed: 1 }, () => 0);
  const boards = createLeaderboards({ db, clock, realNow: () => 0 });
  return [
    ['the embedded record of a user', () => readShownUser(db, 'fan100', leagueStart)],
    ['the all-time board', () => boards.first()],
    ['the board of confidence', () => createConfidenceBoard(db, createConfidenceRanking(db))(1)],
    ...(['season', 'month', 'week'] as const).map((period): Work => [
      `the fan bases of the ${period}`,
      () => readClubTotals(db, { period, since: period === 'season' ? null : '2020-07-01', today: '2020-07-15' }),
    ]),
    ['the report of a season', () => readSeasonPicks(db, 1, '2020')],
    ['the records of the house players', () => createHouseRecords(db)()],
    ...(['season', 'month', 'week'] as const).map((period): Work => [
      `the pages of the ${period}`,
      async () => {
        const { next } = await boards.page({ period }, 1);
        const { previous } = await boards.page({ period, after: next ?? '' }, 1);
        await boards.page({ period, before: previous ?? '' }, 1);
        await boards.page({ period, around: 'fan100' }, 1);
      },
    ]),
    ...([undefined, 'all', '2019'] as const).map((season): Work => [
      `the pages of the skill of ${season ?? 'the season'}`,
      async () => {
        const { next } = await boards.skill({ season }, 1);
        const { previous } = await boards.skill({ season, after: next ?? '' }, 1);
        await boards.skill({ season, before: previous ?? '' }, 1);
        await boards.skill({ season, around: 'fan100' }, 1);
      },
    ]),
  ];
}
