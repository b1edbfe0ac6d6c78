import { adminRoutes } from './admin/page/routes.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open-db.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import type { UpstreamHealth } from '#contract/admin.ts';
import type { Article } from '#contract/blog.ts';
import { blogRoutes } from './features/blog/routes.ts';
import { briefRoutes } from './features/briefs/routes.ts';
import { bullpenRoutes } from './features/bullpen/routes.ts';
import { calendarRoutes } from './features/calendars/routes.ts';
import { challengeRoutes } from './features/challenges/routes.ts';
import { createConfidenceRanking } from './features/confidence/create-confidence-ranking.ts';
import { confidenceRoutes } from './features/confidence/routes.ts';
import { emblemRoutes } from './features/emblems/routes.ts';
import { embedRoutes } from './features/embeds/routes.ts';
import { faqRoutes } from './features/faq/routes.ts';
import { userProfileRoutes } from './features/fans/routes.ts';
import { fanBaseRoutes } from './features/fan-bases/routes.ts';
import { fieldingRoutes } from './features/fielding/routes.ts';
import { forecastRoutes } from './features/forecasts/routes.ts';
import { followedPlayerRoutes } from './features/followed-players/routes.ts';
import { freeAgentRoutes } from './features/free-agents/routes.ts';
import { createShownCards } from './features/games/shown-cards.ts';
import { gameRoutes } from './features/games/routes.ts';
import { housePlayerRoutes } from './features/house-players/routes.ts';
import { headshotRoutes } from './features/headshots/routes.ts';
import type { Leaderboards } from './features/leaderboard/leaderboards.ts';
import { leaderboardRoutes } from './features/leaderboard/routes.ts';
import { leagueLeaderRoutes } from './features/league-leaders/routes.ts';
import type { ShownLeague } from './features/league/league-notice.ts';
import { leagueRoutes } from './features/league/routes.ts';
import type { PlayerList } from './features/players/player-list.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { privateLeagueRoutes } from './features/private-leagues/routes.ts';
import { myPickRoutes } from './features/my-picks/routes.ts';
import { pickReportRoutes } from './features/pick-reports/routes.ts';
import { playerRoutes } from './features/players/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { createCrowds } from './features/predictions/create-crowds.ts';
import { predictionRoutes } from './features/predictions/routes.ts';
import { profilePictureRoutes } from './features/profile-pictures/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { rollingMetricRoutes } from './features/rolling-metrics/routes.ts';
import { sharePictureRoutes } from './features/share-pictures/routes.ts';
import { seasonPredictionRoutes } from './features/season-predictions/routes.ts';
import { seasonRoutes } from './features/seasons/routes.ts';
import { teamRoutes } from './features/teams/routes.ts';
import { postseasonRoutes } from './features/postseason/routes.ts';
import { standingsRoutes } from './features/standings/routes.ts';
import { rosterRoutes } from './features/rosters/routes.ts';
import { textVersionRoutes } from './features/text-version/routes.ts';
import { transactionRoutes } from './features/transactions/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import type { ServedRoutes } from './http/endpoints/served.ts';
import type { CreateRateLimit } from './http/security/rate-limit.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { Hub } from './live/hub.ts';
import type { KnownResults } from './viewer-clock/known-results.ts';
import type { TestNetwork } from './outgoing/send-to-public-address.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';

export type RouteDependencies = {
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
  /** the address of the site; null: that of each request */
  publicUrl: string | null;
  upstreamHealth: () => UpstreamHealth;
  /** the network of requests to addresses of users, in tests */
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
  const readConfidences = createConfidenceRanking(parts.db);
  const shownCards = createShownCards(parts);
  return {
    ...leagueRoutes(parts),
    ...gameRoutes({ ...parts, shownCards }),
    ...forecastRoutes(parts),
    ...briefRoutes({ ...parts, crowds }),
    ...headshotRoutes,
    ...accountRoutes(parts),
    ...webhookRoutes(parts),
    ...predictionRoutes({ ...parts, crowds }),
    ...myPickRoutes({ ...parts, shownCards }),
    ...pickReportRoutes(parts),
    ...practiceRoutes(parts),
    ...privateLeagueRoutes({ ...parts, readConfidences }),
    ...fanBaseRoutes(parts),
    ...leaderboardRoutes(parts.leaderboards),
    ...housePlayerRoutes(parts),
    ...confidenceRoutes({ ...parts, readConfidences }),
    ...seasonPredictionRoutes(parts),
    ...standingsRoutes(parts),
    ...postseasonRoutes(parts),
    ...challengeRoutes(parts),
    ...userProfileRoutes(parts),
    ...moderationRoutes(parts),
    ...adminRoutes(parts),
    ...playerRoutes(parts),
    ...emblemRoutes(parts),
    ...profilePictureRoutes,
    ...rosterRoutes(parts),
    ...transactionRoutes(parts),
    ...seasonRoutes(parts),
    ...teamRoutes(parts),
    ...leagueLeaderRoutes(parts),
    ...fieldingRoutes(parts),
    ...rollingMetricRoutes(parts),
    ...freeAgentRoutes(parts),
    ...blogRoutes(parts.articles),
    ...faqRoutes(parts),
    ...bullpenRoutes(parts),
    ...sharePictureRoutes({ ...parts, shownCards }),
    ...calendarRoutes(parts),
    ...embedRoutes({ ...parts, shownCards }),
    ...textVersionRoutes({ ...parts, shownCards }),
    ...followedPlayerRoutes({ ...parts, shownCards }),
    ...reminderRoutes(parts),
  };
}
