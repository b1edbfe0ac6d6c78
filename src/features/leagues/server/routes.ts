import {
  appointLeagueAdmin,
  createPrivateLeague,
  endLeagueFeed,
  joinPrivateLeague,
  leagueEvening,
  leagueFeed,
  leagueInvitation,
  leagueWeeks,
  leavePrivateLeague,
  privateLeague,
  privateLeagues,
  removeLeagueMember,
  renamePrivateLeague,
  renewLeagueCode,
  renewLeagueFeed,
  type LeagueWeeks,
} from '../contract.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import type { Db } from '#platform/db/open-db.ts';
import { fillPath } from '#platform/api/pages.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { createLeagueFeeds, createFeedUrl, endFeedUrl } from './league-feeds.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { networkOf } from '#platform/http/fair-share.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#platform/http/rate-limit.ts';
import { appointAdmin, removeMember, renameLeague, renewCode } from './change-league.ts';
import { createLeague, joinLeague, readInvitation, leaveLeague } from './join-league.ts';
import { readLeagueEvening } from './read-league-evening.ts';
import { readLeague, readOwnLeagues, readShownMembers } from './read-leagues.ts';
import { createLeagueTables, readWeekRows, type StoredWeekRow } from './league-tables.ts';
import { sql } from 'drizzle-orm';
import { leadersByWeek, leagueEvents } from '../rules/league-weeks.ts';
import { addDays } from '#rules/baseball/days.ts';
import { createVersionCache } from '#features/leaderboard/server/top-page-cache.ts';
import { sinceOf } from '#features/leaderboard/server/allegiance.ts';
import { isCountingResults } from '#features/settlement/server/start-version.ts';

const hour = 3_600_000;

type Parts = {
  db: Db;
  client: StatsApiClient;
  shownGames: ShownGames;
  realNow: () => number;
  createRateLimit: CreateRateLimit;
  /** the URL of the site; null: that of each request */
  publicUrl: string | null;
};

/** Private leagues. `realNow`: epoch ms */
export function privateLeagueRoutes({ db, client, shownGames, realNow, createRateLimit, publicUrl }: Parts) {
  const writeFeed = createLeagueFeeds(db);
  const readTable = createLeagueTables(db);
  const readWeeks = createLeagueWeeks(db);
  const codesPerNetwork = createRateLimit('leagueCodesPerNetwork', { max: 300, windowMs: hour });
  const codesPerUser = createRateLimit('leagueCodesPerUser', { max: 60, windowMs: hour });
  const leaguesPerUser = createRateLimit('leaguesPerUser', { max: 20, windowMs: hour });
  const changesPerUser = createRateLimit('leagueChangesPerUser', { max: 300, windowMs: hour });

  /** A change of a league by the user; the response is empty. */
  const change = async (userId: number, work: () => Promise<void>) => {
    await changesPerUser.take(String(userId));
    await work();
    return {};
  };

  return {
    privateLeagues: serveData(privateLeagues, async (_, { user }) => ({ leagues: await readOwnLeagues(db, user.id) })),
    privateLeague: serveData(privateLeague, ({ params, query }, { user, now }) =>
      readLeague({ db, readTable }, { ...params, ...query, userId: user.id, today: eveningAt(now) }),
    ),
    leagueEvening: serveData(leagueEvening, ({ params: { leagueId } }, { user, now, viewer: { show } }) =>
      show(
        (viewer) => readLeagueEvening({ db, client, shownGames }, { leagueId, userId: user.id, now, viewer }),
        'leaderboard',
      ),
    ),
    leagueWeeks: serveData(leagueWeeks, ({ params: { leagueId } }, { user, now }) =>
      readWeeks({ leagueId, userId: user.id, today: eveningAt(now) }),
    ),
    leagueInvitation: serveData(leagueInvitation, async ({ query }, { user, address }) => {
      await (user === null ? codesPerNetwork.take(networkOf(address)) : codesPerUser.take(String(user.id)));
      return readInvitation(db, user?.id ?? null, query.code);
    }),
    createPrivateLeague: serveData(createPrivateLeague, async ({ body }, { user, now }) => {
      await leaguesPerUser.take(String(user.id));
      return createLeague(db, { userId: user.id, now }, body.name);
    }),
    joinPrivateLeague: serveData(joinPrivateLeague, async ({ body }, { user, now }) => {
      await codesPerUser.take(String(user.id));
      return joinLeague(db, { userId: user.id, now }, body.code);
    }),
    leavePrivateLeague: serveData(leavePrivateLeague, ({ params }, { user }) =>
      change(user.id, () => leaveLeague(db, { ...params, userId: user.id })),
    ),
    renamePrivateLeague: serveData(renamePrivateLeague, ({ params, body }, { user }) =>
      change(user.id, () => renameLeague(db, { ...params, userId: user.id }, body.name)),
    ),
    renewLeagueCode: serveData(renewLeagueCode, ({ params }, { user }) =>
      change(user.id, () => renewCode(db, { ...params, userId: user.id })),
    ),
    removeLeagueMember: serveData(removeLeagueMember, ({ params: { leagueId, username } }, { user }) =>
      change(user.id, () => removeMember(db, { leagueId, userId: user.id }, username)),
    ),
    appointLeagueAdmin: serveData(appointLeagueAdmin, ({ params: { leagueId, username } }, { user }) =>
      change(user.id, () => appointAdmin(db, { leagueId, userId: user.id }, username)),
    ),
    leagueFeed: serveText(leagueFeed, ({ params: { token } }, { now, origin }) =>
      writeFeed({ token, now, origin: publicUrl ?? origin }),
    ),
    renewLeagueFeed: serveData(renewLeagueFeed, async ({ params: { leagueId } }, { user }) => {
      await changesPerUser.take(String(user.id));
      const token = await createFeedUrl(db, { leagueId, userId: user.id }, new Date(realNow()));
      return { path: fillPath(leagueFeed.path, token) };
    }),
    endLeagueFeed: serveData(endLeagueFeed, ({ params }, { user }) =>
      change(user.id, () => endFeedUrl(db, { ...params, userId: user.id })),
    ),
  };
}

const weeks = 4;

/** Games that two users called differently, won and lost by the first. */
type Duel = { userId: number; wins: number; losses: number };

/** Counts the games of the season of the boards that a user and each of the others called differently. */
async function readDuels(db: Db, userId: number, others: readonly number[]): Promise<Duel[]> {
  const { rows } = await db.execute<Duel>(sql`
    select o.user_id as "userId", count(*) filter (where p.outcome = 'correct')::integer as wins,
      count(*) filter (where p.outcome = 'wrong')::integer as losses
    from picks p join picks o on o.game_pk = p.game_pk and o.official_date = p.official_date and o.winner_id <> p.winner_id
    where p.user_id = ${userId} and p.official_date >= (select season from leaderboard_state)
      and p.outcome in ('correct', 'wrong') and o.user_id = any(${sql.param(others)}::integer[])
    group by o.user_id`);
  return rows;
}

/** `today`: the evening, YYYY-MM-DD */
type Query = { leagueId: number; userId: number; today: string };

/** Creates a function that reads the weeks of a league. What follows from picks is counted again after a game was graded. */
export function createLeagueWeeks(db: Db): (query: Query) => Promise<LeagueWeeks> {
  const weekCache = createVersionCache<StoredWeekRow[]>(db);
  const duelCache = createVersionCache<Duel[]>(db);

  return async ({ leagueId, userId, today }) => {
    const members = await readShownMembers(db, leagueId, userId);
    const isCounting = await isCountingResults(db);
    const thisWeek = sinceOf('week', today) ?? '';
    const since = addDays(thisWeek, -7 * (weeks - 1));
    const ids = members.map((member) => member.userId);
    const others = ids.filter((id) => id !== userId);
    const [rows, duels] = await Promise.all([
      weekCache(`${since} ${ids.join()}`, () => readWeekRows(db, ids, since)),
      duelCache(`${userId} ${others.join()}`, () => readDuels(db, userId, others)),
    ]);
    const memberOf = new Map(members.map((member) => [member.userId, member]));
    const leaders = leadersByWeek(rows.map((row) => ({ ...row, username: memberOf.get(row.userId)?.username ?? '' })));
    const past = isCounting ? [] : leaders.filter(({ monday }) => monday < thisWeek);
    return {
      isCounting,
      thisWeek: (!isCounting && leaders.find(({ monday }) => monday === thisWeek)) || null,
      lastWeek: past.find(({ monday }) => monday === addDays(thisWeek, -7)) ?? null,
      rivals: duels
        .toSorted((one, other) => other.wins + other.losses - one.wins - one.losses || one.userId - other.userId)
        .map(({ userId: id, wins, losses }) => {
          const { username = '', profilePic = '' } = memberOf.get(id) ?? {};
          return { username, profilePic, wins, losses };
        }),
      events: leagueEvents(members, past),
    };
  };
}
