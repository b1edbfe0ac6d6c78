import { readClubTotals } from '#features/leaderboard/server/fan-base-routes.ts';
import { createHouseRecords } from '#features/leaderboard/server/house-player-routes.ts';
import { createLeaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { createConfidenceBoard } from '#features/picks/server/confidence-routes.ts';
import { readSeasonPicks } from '#features/season-report/server.ts';
import { readShownUser } from '#features/sharing/server/routes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createClock } from '#platform/jobs/clock.ts';

type Work = Record<string, () => Promise<unknown>>;

/** The pages of every board, on the tables of `fillLargeTables`. */
export function boardWork(db: Db): Work {
  const leagueStart = Date.parse('2020-07-15');
  const clock = createClock({ realStart: 0, leagueStart, speed: 1 }, () => 0);
  const boards = createLeaderboards({ db, clock, realNow: () => 0 });
  const works: Work = {
    'the embedded record of a user': () => readShownUser(db, 'fan100', leagueStart),
    'the all-time board': () => boards.first(),
    'the board that opens first': () => boards.page({}, 1),
    'the board of confidence': () => createConfidenceBoard(db)(1),
    'the report of a season': () => readSeasonPicks(db, 1, '2020'),
    'the records of the house players': () => createHouseRecords(db)(),
  };
  for (const period of ['season', 'month', 'week'] as const) {
    const since = period === 'season' ? null : '2020-07-01';
    works[`the fan bases of the ${period}`] = () => readClubTotals(db, { period, since, today: '2020-07-15' });
    works[`the pages of the ${period}`] = () => readPages((place) => boards.page({ period, ...place }, 1));
  }
  for (const season of [undefined, 'all', '2019'] as const)
    works[`the pages of the skill of ${season ?? 'the season'}`] = () =>
      readPages((place) => boards.skill({ season, ...place }, 1));
  return works;
}

type Place = { after?: string; before?: string; around?: string };
type Ends = { next: string | null; previous: string | null };

/** Reads the pages of a board in every direction. */
export async function readPages(read: (place: Place) => Promise<Ends>): Promise<void> {
  const { next } = await read({});
  const { previous } = await read({ after: next ?? '' });
  await read({ before: previous ?? '' });
  await read({ around: 'fan100' });
}
