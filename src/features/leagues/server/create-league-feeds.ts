import { asc, eq } from 'drizzle-orm';
import { leagueFeed } from '../contract.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { describeWeek } from '../rules/describe-week.ts';
import { readWeekRows, type StoredWeekRow } from './read-week-rows.ts';
import { addDays } from '#rules/baseball/seasons/days-between.ts';
import { privateLeagueMembers, privateLeagues } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { createVersionCache } from '#features/leaderboard/server/create-version-cache.ts';
import { sinceOf } from '#features/leaderboard/server/since-of.ts';
import { atomFeed, feedId } from '#platform/http/atom-feed.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { findLeagueOfUrl } from './feed-urls.ts';

const weeks = 4;

async function readLeagueWithMembers(db: Db, leagueId: number) {
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
export function createLeagueFeeds(db: Db): (wanted: Wanted) => Promise<string> {
  const cache = createVersionCache<StoredWeekRow[]>(db);

  return async ({ token, now, origin }) => {
    const leagueId = await findLeagueOfUrl(db, token);
    if (leagueId === null) throw new NotFound('This feed has another URL now, or none.');
    const { name, members } = await readLeagueWithMembers(db, leagueId);
    const thisWeek = sinceOf('week', baseballDay(now)) ?? '';
    const since = addDays(thisWeek, -7 * (weeks - 1));
    const userIds = members.map(({ userId }) => userId);
    const rows = await cache(`${since} ${userIds.join()}`, () => readWeekRows(db, userIds, since));
    const nameOf = new Map(members.map(({ userId, username }) => [userId, username]));
    const page = `${origin}${fillPath(pages.leagues.itemPath, leagueId)}?period=week`;
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
