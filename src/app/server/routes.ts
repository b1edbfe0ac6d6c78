import { accountRoutes } from '#features/accounts/server/routes.ts';
import type { UpstreamHealth } from '#features/admin/contract.ts';
import { adminRoutes } from '#features/admin/server/routes.ts';
import type { Article } from '#features/articles/contract.ts';
import { articleRoutes } from '#features/articles/server/routes.ts';
import { briefRoutes } from '#features/briefs/server/routes.ts';
import { challengeRoutes } from '#features/challenges/server.ts';
import { clubRoutes } from '#features/clubs/server.ts';
import { fieldingRoutes } from '#features/fielding/server.ts';
import { followedPlayerRoutes } from '#features/followed-players/server.ts';
import { forecastRoutes } from '#features/forecasts/server/routes.ts';
import { freeAgentRoutes } from '#features/free-agents/server.ts';
import { gameRoutes } from '#features/games/server/routes.ts';
import { createShownGames } from '#features/games/server/shown-games.ts';
import { type Leaderboards, leaderboardRoutes } from '#features/leaderboard/server/leaderboards.ts';
import { leagueLeaderRoutes } from '#features/league-leaders/server.ts';
import { leagueRoutes } from '#features/league/server/league-routes.ts';
import { createCrowds } from '#features/picks/server/crowds.ts';
import { pickRoutes } from '#features/picks/server/routes.ts';
import { pictureRoutes } from '#features/pictures/server/routes.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import { playerRoutes } from '#features/players/server/routes.ts';
import { postseasonRoutes } from '#features/postseason/server.ts';
import { practiceRoutes } from '#features/practice/server/routes.ts';
import { privateLeagueRoutes } from '#features/private-leagues/server/routes.ts';
import { reminderRoutes } from '#features/reminders/server/routes.ts';
import { rollingMetricRoutes } from '#features/rolling-metrics/server.ts';
import { rosterRoutes } from '#features/rosters/server.ts';
import { scheduleRoutes } from '#features/schedule/server.ts';
import { scorecardRoutes } from '#features/scorecard/server.ts';
import { searchRoutes } from '#features/search/server.ts';
import { seasonPredictionRoutes } from '#features/season-predictions/server/routes.ts';
import { pickReportRoutes } from '#features/season-report/server.ts';
import { sharingRoutes } from '#features/sharing/server/routes.ts';
import { standingsRoutes } from '#features/standings/server.ts';
import { textVersionRoutes } from '#features/text-version/server/routes.ts';
import { transactionRoutes } from '#features/transactions/server.ts';
import { userProfileRoutes } from '#features/users/server.ts';
import { webhookRoutes } from '#features/webhooks/server/routes.ts';
import type { ServedRoutes } from '#platform/http/endpoints/served.ts';
import type { Services } from '#sources/services.ts';
import { readOtherParts } from './read-other-parts.ts';

/** What features offer others. */
type Offered = {
  articles: readonly Article[];
  leaderboards: Leaderboards;
  players: PlayerList;
  upstreamHealth: () => UpstreamHealth;
};

/** The handlers of all endpoints, a line for each feature. */
export function createRoutes(services: Services, offered: Offered): ServedRoutes {
  const { articles, leaderboards, players, upstreamHealth } = offered;
  // one cache for both: a game can have 100,000 picks to count
  const crowds = createCrowds(services);
  const shownGames = createShownGames(services);
  return joinRoutes([
    leagueRoutes(services),
    accountRoutes(services, readOtherParts),
    standingsRoutes(services),
    rosterRoutes(services),
    playerRoutes(services, players),
    transactionRoutes(services),
    postseasonRoutes(services),
    freeAgentRoutes(services),
    fieldingRoutes(services),
    challengeRoutes(services),
    articleRoutes(services, articles),
    searchRoutes(services, { articles, players }),
    forecastRoutes(services),
    gameRoutes(services, shownGames),
    scorecardRoutes(shownGames),
    scheduleRoutes(services, shownGames),
    followedPlayerRoutes(services, { players, shownGames }),
    clubRoutes(services),
    leagueLeaderRoutes(services),
    rollingMetricRoutes(services),
    pickRoutes(services, { crowds, shownGames }),
    leaderboardRoutes(services, leaderboards),
    briefRoutes(services, crowds),
    userProfileRoutes(services),
    adminRoutes(services, upstreamHealth),
    seasonPredictionRoutes(services),
    pickReportRoutes(services),
    privateLeagueRoutes(services, shownGames),
    practiceRoutes(services),
    textVersionRoutes(services, shownGames),
    pictureRoutes(services, { leaderboards, shownGames }),
    sharingRoutes(services, { leaderboards, shownGames }),
    reminderRoutes(services),
    webhookRoutes(services),
  ]);
}

/** Throws if two endpoints have the same name. */
export function joinRoutes(listed: readonly ServedRoutes[]): ServedRoutes {
  const entries = listed.flatMap((routes) => Object.entries(routes));
  const joined = Object.fromEntries(entries);
  if (Object.keys(joined).length < entries.length) throw new Error('Two endpoints have the same name');
  return joined;
}
