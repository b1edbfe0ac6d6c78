import { privateLeagueTableSchema } from '#features/private-leagues/contract.ts';
import {
  appointAdmin,
  removeMember,
  changeName,
  renewCode,
} from '#features/private-leagues/server/change-private-league.ts';
import {
  storePrivateLeague,
  addMember,
  readInvitation,
  endMembership,
} from '#features/private-leagues/server/join-private-league.ts';
import {
  createPrivateLeagueFeeds,
  createFeedUrl,
  endFeedUrl,
} from '#features/private-leagues/server/private-league-feeds.ts';
import { createPrivateLeagueTables } from '#features/private-leagues/server/private-league-tables.ts';
import { createPrivateLeagueWeeks } from '#features/private-leagues/server/private-league-weeks.ts';
import { readCalls, readGames } from '#features/private-leagues/server/read-private-league-evening.ts';
import { readPrivateLeague, readOwnPrivateLeagues } from '#features/private-leagues/server/read-private-leagues.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { spanSchema } from '#rules/picks/period.ts';

/** Creates, changes and reads private leagues, on the tables of `fillLargeTables`. */
export async function changeLeagues(db: Db): Promise<void> {
  const [founder, other] = [
    { userId: markAuthorized(7), now: 0 },
    { userId: markAuthorized(8), now: 1 },
  ] as const;
  const { id: leagueId } = await storePrivateLeague(db, founder, 'The Dugout');
  const readTable = createPrivateLeagueTables(db);
  const own = { leagueId, userId: founder.userId };
  const { code } = await readPrivateLeague(db, readTable, {
    ...own,
    board: 'score',
    period: 'season',
    today: '2020-07-15',
  });
  for (const board of privateLeagueTableSchema.options.map(({ shape }) => shape.board.value))
    for (const period of spanSchema.options)
      await readPrivateLeague(db, readTable, { ...own, board, period, today: '2020-07-15' });
  await readPrivateLeague(db, readTable, {
    ...own,
    board: 'skill',
    period: 'season',
    season: '2019',
    today: '2020-07-15',
  });
  await readInvitation(db, other.userId, code);
  await readCalls(db, [1, 2], [7, 8]);
  await readGames(db, [], 0);
  await createPrivateLeagueWeeks(db)({ ...own, today: '2020-07-15' });
  await addMember(db, other, code);
  await readOwnPrivateLeagues(db, other.userId);
  const token = await createFeedUrl(db, own, new Date(0));
  await createPrivateLeagueFeeds(db)({ token, now: Date.parse('2020-07-15'), origin: 'https://called.example' });
  await endFeedUrl(db, own);
  await changeName(db, own, 'The Bullpen');
  await renewCode(db, own);
  await appointAdmin(db, own, 'fan8');
  await removeMember(db, own, 'fan8');
  await endMembership(db, own);
}
