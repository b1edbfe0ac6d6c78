import { asc, eq, sql } from 'drizzle-orm';
import type { Period } from '#contract/leaderboard.ts';
import type { LeagueSummary, PrivateLeague } from '#contract/private-leagues.ts';
import { privateLeagueMembers, privateLeagues } from '#server/db/league-schema.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { noSuchLeague } from './members/lock-league.ts';
import { readScoreTable } from './tables/read-score-table.ts';

/** Reads the leagues of a user, in the order of names. */
export async function readOwnLeagues(db: Db, userId: number): Promise<LeagueSummary[]> {
  const { rows } = await db.execute<LeagueSummary>(sql`
    select l.id, l.name, m.is_admin as "isAdmin",
      (select count(*) from private_league_members other where other.league_id = l.id)::integer as members
    from private_league_members m join private_leagues l on l.id = m.league_id
    where m.user_id = ${userId}
    order by l.name, l.id`);
  return rows;
}

type Query = { leagueId: number; userId: number; period: Period; today: string };

/** Reads a league with a table on the baseball day `today` (YYYY-MM-DD). Throws `NotFound` unless the user is a member. */
export async function readLeague(db: Db, { leagueId, userId, period, today }: Query): Promise<PrivateLeague> {
  const rows = await db
    .select({
      id: privateLeagues.id,
      name: privateLeagues.name,
      code: privateLeagues.code,
      userId: users.id,
      username: users.username,
      profilePic: users.profilePic,
      isHidden: users.isHidden,
      isAdmin: privateLeagueMembers.isAdmin,
    })
    .from(privateLeagues)
    .innerJoin(privateLeagueMembers, eq(privateLeagueMembers.leagueId, privateLeagues.id))
    .innerJoin(users, eq(users.id, privateLeagueMembers.userId))
    .where(eq(privateLeagues.id, leagueId))
    .orderBy(asc(users.username));
  const self = rows.find((row) => row.userId === userId);
  if (self === undefined) throw noSuchLeague();
  const { id, name, code, isAdmin } = self;
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const table = await readScoreTable(db, shown, { period, today });
  return { id, name, code, isAdmin, members: rows.length, table };
}
