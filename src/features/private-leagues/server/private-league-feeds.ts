import { asc, eq, and, sql } from 'drizzle-orm';
import { sinceOf } from '#features/ranks/server/boards.ts';
import { createVersionCache } from '#features/ranks/server/version-cache.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { atomFeed, feedId } from '#platform/http/atom-feed.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/secret-token.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { leagueFeed } from '../contract.ts';
import { describeWeek } from '../rules/describe-week.ts';
import { privateLeagueMembers, privateLeagues, privateLeagueFeeds } from '../tables.ts';
import { noSuchPrivateLeague } from './lock-private-league.ts';
import { readWeekRows, type StoredWeekRow } from './week-rows.ts';

const weeks = 4;

async function readPrivateLeagueWithMembers(db: Db, leagueId: number) {
  const rows = await db
    .select({ name: privateLeagues.name, userId: users.id, username: users.username, isHidden: users.isHidden })
    .from(privateLeagues)
    .innerJoin(privateLeagueMembers, eq(privateLeagueMembers.leagueId, privateLeagues.id))
    .innerJoin(users, eq(users.id, privateLeagueMembers.userId))
    .where(eq(privateLeagues.id, leagueId))
    .orderBy(asc(users.id));
  return { name: rows[0]?.name ?? '', members: rows.filter(({ isHidden }) => !isHidden) };
}

/** `now`: epoch ms, league clock; `origin`: of the site, for links */
type Wanted = { token: string; now: number; origin: string };

/**
 * Creates a function that writes the feed of the league of a secret URL: an entry for each of the last weeks with a graded pick. The
 * picks are added up again after a game was graded. Throws `NotFound`.
 */
export function createPrivateLeagueFeeds(db: Db): (wanted: Wanted) => Promise<string> {
  const cache = createVersionCache<StoredWeekRow[]>(db);

  return async ({ token, now, origin }) => {
    const leagueId = await findPrivateLeagueOfUrl(db, token);
    if (leagueId === null) throw new NotFound('This feed has another URL now, or none.');
    const { name, members } = await readPrivateLeagueWithMembers(db, leagueId);
    const thisWeek = sinceOf('week', baseballDay(now)) ?? '';
    const since = addDays(thisWeek, -7 * (weeks - 1));
    const userIds = members.map(({ userId }) => userId);
    const rows = await cache(`${since} ${userIds.join()}`, () => readWeekRows(db, userIds, since));
    const nameOf = new Map(members.map(({ userId, username }) => [userId, username]));
    const page = `${origin}${fillPath(pages['private-leagues'].itemPath, leagueId)}?period=week`;
    const entries = [...Map.groupBy(rows, ({ monday }) => monday)]
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([monday, inWeek]) => ({
        id: feedId(`league week|${leagueId}|${monday}`),
        url: page,
        updated:
          inWeek
            .map(({ settledAt }) => settledAt)
            .toSorted()
            .at(-1) ?? `${monday}T12:00:00Z`,
        ...describeWeek({
          monday,
          isOver: monday < thisWeek,
          rows: inWeek.map((row) => ({ ...row, username: nameOf.get(row.userId) ?? '' })),
        }),
      }));
    return atomFeed({
      title: `${name}, week by week`,
      self: `${origin}${fillPath(leagueFeed.path, token)}`,
      page,
      entries,
    });
  };
}

type Own = { leagueId: number; userId: Authorized<UserId> };

/** Creates the secret URL of a member's feed, which replaces the old one, and returns its token. Throws `NotFound`. */
export async function createFeedUrl(db: Db, { leagueId, userId }: Own, createdAt: Date): Promise<string> {
  const token = newSecretToken();
  const { rows } = await db.execute(sql`
    insert into league_feeds (league_id, user_id, token_hash, created_at)
    select m.league_id, m.user_id, ${hashOfToken(token)}::bytea, ${createdAt.toISOString()}::timestamptz
    from private_league_members m where m.league_id = ${leagueId} and m.user_id = ${userId}
    on conflict (league_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at
    returning league_id`);
  if (rows.length === 0) throw noSuchPrivateLeague();
  return token;
}

/** Ends the URL of a member's feed. A user who is not a member has none. */
export async function endFeedUrl(db: Db, { leagueId, userId }: Own): Promise<void> {
  await db
    .delete(privateLeagueFeeds)
    .where(and(eq(privateLeagueFeeds.leagueId, leagueId), eq(privateLeagueFeeds.userId, userId)));
}

/** Returns when the URL of a member's feed was created; null without one. */
export async function readFeedUrl(db: Db, leagueId: number, userId: number): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: privateLeagueFeeds.createdAt })
    .from(privateLeagueFeeds)
    .where(and(eq(privateLeagueFeeds.leagueId, leagueId), eq(privateLeagueFeeds.userId, userId)));
  return found?.createdAt ?? null;
}

/** Returns the league of a secret URL; null if it is unknown or has ended. */
async function findPrivateLeagueOfUrl(db: Db, token: string): Promise<number | null> {
  const [found] = await db
    .select({ leagueId: privateLeagueFeeds.leagueId })
    .from(privateLeagueFeeds)
    .where(eq(privateLeagueFeeds.tokenHash, hashOfToken(token)));
  return found?.leagueId ?? null;
}
