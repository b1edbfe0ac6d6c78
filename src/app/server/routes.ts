import { accountRoutes } from '#features/accounts/server/routes.ts';
import type { UpstreamHealth } from '#features/admin/contract.ts';
import { moderationRoutes } from '#features/admin/server/moderation-routes.ts';
import { adminRoutes } from '#features/admin/server/routes.ts';
import type { Article } from '#features/articles/contract.ts';
import { bullpenRoutes } from '#features/articles/server/bullpen-routes.ts';
import { blogRoutes } from '#features/articles/server/open-articles.ts';
import { faqRoutes } from '#features/articles/server/read-faq.ts';
import { briefRoutes } from '#features/briefs/server/routes.ts';
import { challengeRoutes } from '#features/challenges/server.ts';
import { clubRoutes } from '#features/clubs/server.ts';
import { fieldingRoutes } from '#features/fielding/server.ts';
import { followedPlayerRoutes } from '#features/followed-players/server.ts';
import { forecastRoutes } from '#features/forecasts/server/routes.ts';
import { freeAgentRoutes } from '#features/free-agents/server.ts';
import { gameRoutes } from '#features/games/server/routes.ts';
import { createShownGames } from '#features/games/server/shown-games.ts';
import { fanBaseRoutes } from '#features/leaderboard/server/fan-base-routes.ts';
import { housePlayerRoutes } from '#features/leaderboard/server/house-player-routes.ts';
import { type Leaderboards, leaderboardRoutes } from '#features/leaderboard/server/leaderboards.ts';
import { leagueLeaderRoutes } from '#features/league-leaders/server.ts';
import { type ShownLeague, leagueRoutes } from '#features/league/server/league-routes.ts';
import { seasonRoutes } from '#features/league/server/read-season-choice.ts';
import { confidenceRoutes } from '#features/picks/server/confidence-routes.ts';
import { createCrowds } from '#features/picks/server/crowds.ts';
import { myPickRoutes } from '#features/picks/server/read-my-picks.ts';
import { pickRoutes } from '#features/picks/server/routes.ts';
import { emblemRoutes } from '#features/pictures/server/draw-team-emblem.ts';
import { headshotRoutes, profilePictureRoutes, sharePictureRoutes } from '#features/pictures/server/routes.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import { playerRoutes } from '#features/players/server/routes.ts';
import { postseasonRoutes } from '#features/postseason/server.ts';
import { practiceRoutes } from '#features/practice/server/routes.ts';
import { privateLeagueRoutes } from '#features/private-leagues/server/routes.ts';
import { reminderRoutes } from '#features/reminders/server/routes.ts';
import { rollingMetricRoutes } from '#features/rolling-metrics/server.ts';
import { teamRoutes, rosterRoutes } from '#features/rosters/server.ts';
import { scheduleRoutes } from '#features/schedule/server.ts';
import { scorecardRoutes } from '#features/scorecard/server.ts';
import { searchRoutes } from '#features/search/server.ts';
import { seasonPredictionRoutes } from '#features/season-predictions/server/routes.ts';
import { pickReportRoutes } from '#features/season-report/server.ts';
import { calendarRoutes } from '#features/sharing/server/calendar-routes.ts';
import { embedRoutes } from '#features/sharing/server/embed-routes.ts';
import { standingsRoutes } from '#features/standings/server.ts';
import { textVersionRoutes } from '#features/text-version/server/routes.ts';
import { transactionRoutes } from '#features/transactions/server.ts';
import { userProfileRoutes } from '#features/users/server.ts';
import { webhookRoutes } from '#features/webhooks/server/routes.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { ServedRoutes } from '#platform/http/endpoints/served.ts';
import type { CreateRateLimit } from '#platform/http/rate-limit.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import type { KnownResults } from '#platform/viewer/server/known-results.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readOtherParts } from './read-other-parts.ts';

type RouteDependencies = {
  client: StatsApiClient;
  clock: Clock;
  results: KnownResults;
  hub: Hub;
  league: ShownLeague;
  db: Db;
  leaderboards: Leaderboards;
  players: PlayerList;
  /** in [0, 1) */
  random: () => number;
  realNow: () => number;
  createRateLimit: CreateRateLimit;
  articles: readonly Article[];
  jobs: Pick<Jobs, 'listWaiting' | 'listFailed' | 'retryFailed'>;
  /** null: the server cannot send mail */
  mailJobs: Jobs | null;
  /** the URL of the site; null: that of each request */
  publicUrl: string | null;
  upstreamHealth: () => UpstreamHealth;
  /** the network of requests to URLs of users, in tests */
  network?: TestNetwork | null;
  /** the setting ADMIN_USER */
  adminUser: string | null;
  /** contact for errors and ideas: an email address or a URL; null if it is not set */
  contact: string | null;
};

/** The handlers of all endpoints. */
export function createRoutes(parts: RouteDependencies): ServedRoutes {
  // one cache for both: a game can have 100,000 picks to count
  const crowds = createCrowds(parts.db, parts.realNow);
  const shownGames = createShownGames(parts);
  return {
    ...leagueRoutes(parts),
    ...gameRoutes({ ...parts, shownGames }),
    ...scorecardRoutes({ shownGames }),
    ...forecastRoutes(parts),
    ...briefRoutes({ ...parts, crowds }),
    ...headshotRoutes,
    ...accountRoutes({ ...parts, readOtherParts }),
    ...webhookRoutes(parts),
    ...pickRoutes({ ...parts, crowds }),
    ...myPickRoutes({ ...parts, shownGames }),
    ...pickReportRoutes(parts),
    ...practiceRoutes(parts),
    ...privateLeagueRoutes({ ...parts, shownGames }),
    ...fanBaseRoutes(parts),
    ...leaderboardRoutes(parts.leaderboards),
    ...housePlayerRoutes(parts),
    ...confidenceRoutes(parts),
    ...seasonPredictionRoutes(parts),
    ...scheduleRoutes({ ...parts, shownGames }),
    ...standingsRoutes(parts),
    ...postseasonRoutes(parts),
    ...challengeRoutes(parts),
    ...userProfileRoutes(parts),
    ...moderationRoutes(parts),
    ...adminRoutes(parts),
    ...playerRoutes(parts),
    ...searchRoutes(parts),
    ...emblemRoutes(parts),
    ...profilePictureRoutes,
    ...rosterRoutes(parts),
    ...transactionRoutes(parts),
    ...seasonRoutes(parts),
    ...teamRoutes(parts),
    ...clubRoutes(parts),
    ...leagueLeaderRoutes(parts),
    ...fieldingRoutes(parts),
    ...rollingMetricRoutes(parts),
    ...freeAgentRoutes(parts),
    ...blogRoutes(parts.articles),
    ...faqRoutes(parts),
    ...bullpenRoutes(parts),
    ...sharePictureRoutes({ ...parts, shownGames }),
    ...calendarRoutes(parts),
    ...embedRoutes({ ...parts, shownGames }),
    ...textVersionRoutes({ ...parts, shownGames }),
    ...followedPlayerRoutes({ ...parts, shownGames }),
    ...reminderRoutes(parts),
  };
}
