import type { Db } from '#server/db/open-db.ts';
import { appointAdmin, removeMember, renameLeague, renewCode } from '#server/features/private-leagues/change-league.ts';
import { createLeague, joinLeague, readInvitation } from '#server/features/private-leagues/join-league.ts';
import { leaveLeague } from '#server/features/private-leagues/leave-leagues.ts';
import { readLeague, readOwnLeagues } from '#server/features/private-leagues/read-leagues.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';

/** Creates, changes and reads private leagues, on the tables of `fillLargeTables`. */
export async function changeLeagues(db: Db): Promise<void> {
  const [founder, other] = [
    { userId: markAuthorized(7), now: 0 },
    { userId: markAuthorized(8), now: 1 },
  ] as const;
  const { id: leagueId } = await createLeague(db, founder, 'The Dugout');
  const read = (period: 'season' | 'month' | 'week') =>
    readLeague(db, { leagueId, userId: founder.userId, period, today: '2020-07-15' });
  const { code } = await read('season');
  await read('month');
  await read('week');
  await readInvitation(db, other.userId, code);
  await joinLeague(db, other, code);
  await readOwnLeagues(db, other.userId);
  const by = { leagueId, userId: founder.userId };
  await renameLeague(db, by, 'The Bullpen');
  await renewCode(db, by);
  await appointAdmin(db, by, 'fan8');
  await removeMember(db, by, 'fan8');
  await leaveLeague(db, by);
}
