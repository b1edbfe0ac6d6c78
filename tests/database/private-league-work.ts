import { leagueTableSchema } from '#features/private-leagues/contract.ts';
import {
  appointAdmin,
  removeMember,
  renameLeague,
  renewCode,
} from '#features/private-leagues/server/change-private-league.ts';
import {
  createLeague,
  joinLeague,
  readInvitation,
  leaveLeague,
} from '#features/private-leagues/server/join-private-league.ts';
import { createLeagueFeeds, createFeedUrl, endFeedUrl } from '#features/private-leagues/server/private-league-feeds.ts';
import { createLeagueTables } from '#features/private-leagues/server/private-league-tables.ts';
import { createLeagueWeeks } from '#features/private-leagues/server/private-league-weeks.ts';
import { readCalls, readGames } from '#features/private-leagues/server/read-private-league-evening.ts';
import { readLeague, readOwnLeagues } from '#features/private-leagues/server/read-private-leagues.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { spanSchema } from '#rules/picks/period.ts';

/** Creates, changes and reads private leagues, on the tables of `fillLargeTables`. */
export async function changeLeagues(db: Db): Promise<void> {
  const [founder, other] = [
    { userId: markAuthorized(7), now: 0 },
    { userId: markAuthorized(8), now: 1 },
  ] as const;
  const { id: leagueId } = await createLeague(db, founder, 'The Dugout');
  const readTable = createLeagueTables(db);
  const own = { leagueId, userId: founder.userId };
  const { code } = await readLeague(db, readTable, { ...own, board: 'score', period: 'season', today: '2020-07-15' });
  for (const board of leagueTableSchema.options.map(({ shape }) => shape.board.value))
    for (const period of spanSchema.options)
      await readLeague(db, readTable, { ...own, board, period, today: '2020-07-15' });
  await readLeague(db, readTable, { ...own, board: 'skill', period: 'season', season: '2019', today: '2020-07-15' });
  await readInvitation(db, other.userId, code);
  await readCalls(db, [1, 2], [7, 8]);
  await readGames(db, [], 0);
  await createLeagueWeeks(db)({ ...own, today: '2020-07-15' });
  await joinLeague(db, other, code);
  await readOwnLeagues(db, other.userId);
  const token = await createFeedUrl(db, own, new Date(0));
  await createLeagueFeeds(db)({ token, now: Date.parse('2020-07-15'), origin: 'https://called.example' });
  await endFeedUrl(db, own);
  await renameLeague(db, own, 'The Bullpen');
  await renewCode(db, own);
  await appointAdmin(db, own, 'fan8');
  await removeMember(db, own, 'fan8');
  await leaveLeague(db, own);
}
