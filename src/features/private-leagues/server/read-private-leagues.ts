import { asc, eq, sql, and } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import { isCountingResults } from '#features/settlement/server/start-version.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Span } from '#rules/picks/period.ts';
import type { PrivateLeagueBoard, PrivateLeagueSummary, PrivateLeagueTable, PrivateLeague } from '../contract.ts';
import { privateLeagueMembers, privateLeagues, privateLeagueFeeds } from '../tables.ts';
import { noSuchPrivateLeague } from './lock-private-league.ts';
import { readFeedUrl } from './private-league-feeds.ts';
import type { ReadPrivateLeagueTable } from './private-league-tables.ts';

/** Reads the leagues of a user, in the order of names. */
export async function readOwnPrivateLeagues(db: Db, userId: number): Promise<PrivateLeagueSummary[]> {
  const { rows } = await db.execute<PrivateLeagueSummary>(sql`
    select l.id, l.name, m.is_admin as "isAdmin",
      (select count(*) from private_league_members other where other.league_id = l.id)::integer as members
    from private_league_members m join private_leagues l on l.id = m.league_id
    where m.user_id = ${userId}
    order by l.name, l.id`);
  return rows;
}

type Query = {
  leagueId: number;
  userId: number;
  board: PrivateLeagueBoard;
  period: Span;
  season?: string | undefined;
  today: string;
};

/** A table whose order is not final, without places. */
function withoutRanks(table: PrivateLeagueTable): PrivateLeagueTable {
  const withoutRank = <Row extends { rank: number | null }>(row: Row): Row => ({ ...row, rank: null });
  if (table.board === 'score') return { ...table, rows: table.rows.map(withoutRank) };
  if (table.board === 'skill') return { ...table, rows: table.rows.map(withoutRank) };
  return { ...table, rows: table.rows.map(withoutRank) };
}

/** Reads a league with a table on the evening `today` (YYYY-MM-DD). Throws `NotFound` unless the user is a member. */
export async function readPrivateLeague(
  db: Db,
  readTable: ReadPrivateLeagueTable,
  query: Query,
): Promise<PrivateLeague> {
  const { leagueId, userId, board, period: span, season, today } = query;
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
  if (self === undefined) throw noSuchPrivateLeague();
  const { id, name, code, isAdmin } = self;
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const [isCounting, table, feedSince] = await Promise.all([
    isCountingResults(
      db,
      shown.map((member) => member.userId),
    ),
    readTable(shown, { board, span, season, today }),
    readFeedUrl(db, leagueId, userId),
  ]);
  return {
    id,
    name,
    code,
    isAdmin,
    members: rows.length,
    feedSince: feedSince?.toISOString() ?? null,
    isCounting,
    table: isCounting ? withoutRanks(table) : table,
  };
}

/** Reads the leagues of a user with the time of joining, for the export of the account. */
export const exportedMemberships = exportedPart(
  z.array(z.object({ name: z.string(), joinedAt: z.string(), isAdmin: z.boolean(), feedSince: z.string().nullable() })),
  async (db, userId) => {
    const { joinedAt, isAdmin } = privateLeagueMembers;
    const rows = await db
      .select({ name: privateLeagues.name, joinedAt, isAdmin, feedSince: privateLeagueFeeds.createdAt })
      .from(privateLeagueMembers)
      .innerJoin(privateLeagues, eq(privateLeagues.id, privateLeagueMembers.leagueId))
      .leftJoin(
        privateLeagueFeeds,
        and(eq(privateLeagueFeeds.leagueId, privateLeagueMembers.leagueId), eq(privateLeagueFeeds.userId, userId)),
      )
      .where(eq(privateLeagueMembers.userId, userId))
      .orderBy(asc(joinedAt), asc(privateLeagues.id));
    return rows.map((row) => ({
      ...row,
      joinedAt: row.joinedAt.toISOString(),
      feedSince: row.feedSince?.toISOString() ?? null,
    }));
  },
);

/** `joinedAt`: epoch ms (UTC) */
type PrivateLeagueMember = { userId: number; username: string; profilePic: string; joinedAt: number };

/** Reads the members of a league in the order of names, without hidden ones. Throws `NotFound` unless the user is a member. */
export async function readShownMembers(db: Db, leagueId: number, userId: number): Promise<PrivateLeagueMember[]> {
  const rows = await db
    .select({
      userId: users.id,
      username: users.username,
      profilePic: users.profilePic,
      isHidden: users.isHidden,
      joinedAt: privateLeagueMembers.joinedAt,
    })
    .from(privateLeagueMembers)
    .innerJoin(users, eq(users.id, privateLeagueMembers.userId))
    .where(eq(privateLeagueMembers.leagueId, leagueId))
    .orderBy(asc(users.username));
  if (!rows.some((row) => row.userId === userId)) throw noSuchPrivateLeague();
  return rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ userId: id, username, profilePic, joinedAt }) => ({
      userId: id,
      username,
      profilePic,
      joinedAt: joinedAt.getTime(),
    }));
}
