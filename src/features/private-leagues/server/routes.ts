import type { ShownGames } from '#features/games/server/shown-games.ts';
import { fillPath } from '#platform/api/pages.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { createNetworkLimit } from '#platform/http/rate-limit.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import type { Services } from '#sources/services.ts';
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
} from '../contract.ts';
import { appointAdmin, removeMember, changeName, renewCode } from './change-private-league.ts';
import { storePrivateLeague, addMember, readInvitation, endMembership } from './join-private-league.ts';
import { createPrivateLeagueFeeds, createFeedUrl, endFeedUrl } from './private-league-feeds.ts';
import { createPrivateLeagueTables } from './private-league-tables.ts';
import { createPrivateLeagueWeeks } from './private-league-weeks.ts';
import { readPrivateLeagueEvening } from './read-private-league-evening.ts';
import { readPrivateLeague, readOwnPrivateLeagues } from './read-private-leagues.ts';

const hour = 3_600_000;

export function privateLeagueRoutes(services: Services, shownGames: ShownGames) {
  const { db, realNow, createRateLimit, publicUrl } = services;
  const writeFeed = createPrivateLeagueFeeds(db);
  const readTable = createPrivateLeagueTables(db);
  const readWeeks = createPrivateLeagueWeeks(db);
  const codesPerNetwork = createNetworkLimit(createRateLimit, 'leagueCodesPerNetwork', { max: 300, windowMs: hour });
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
    privateLeagues: serveData(privateLeagues, async (_, { user }) => ({
      leagues: await readOwnPrivateLeagues(db, user.id),
    })),
    privateLeague: serveData(privateLeague, ({ params, query }, { user, now }) =>
      readPrivateLeague(db, readTable, { ...params, ...query, userId: user.id, today: eveningAt(now) }),
    ),
    leagueEvening: serveData(leagueEvening, ({ params: { leagueId } }, { user, now, viewer: { show } }) =>
      show(
        (viewer) => readPrivateLeagueEvening(services, shownGames, { leagueId, userId: user.id, now, viewer }),
        'leaderboard',
      ),
    ),
    leagueWeeks: serveData(leagueWeeks, ({ params: { leagueId } }, { user, now }) =>
      readWeeks({ leagueId, userId: user.id, today: eveningAt(now) }),
    ),
    leagueInvitation: serveData(leagueInvitation, async ({ query }, { user, address }) => {
      await (user === null ? codesPerNetwork.take(address) : codesPerUser.take(String(user.id)));
      return readInvitation(db, user?.id ?? null, query.code);
    }),
    createPrivateLeague: serveData(createPrivateLeague, async ({ body }, { user, now }) => {
      await leaguesPerUser.take(String(user.id));
      return storePrivateLeague(db, { userId: user.id, now }, body.name);
    }),
    joinPrivateLeague: serveData(joinPrivateLeague, async ({ body }, { user, now }) => {
      await codesPerUser.take(String(user.id));
      return addMember(db, { userId: user.id, now }, body.code);
    }),
    leavePrivateLeague: serveData(leavePrivateLeague, ({ params }, { user }) =>
      change(user.id, () => endMembership(db, { ...params, userId: user.id })),
    ),
    renamePrivateLeague: serveData(renamePrivateLeague, ({ params, body }, { user }) =>
      change(user.id, () => changeName(db, { ...params, userId: user.id }, body.name)),
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
