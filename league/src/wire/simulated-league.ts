import { answerer, type Answerer } from '../http/routes.ts';
import type { League } from '../league.ts';
import { clubRoutes } from './club-routes.ts';
import { feedPartRoutes } from './feed-parts.ts';
import { fieldingRangeRoutes } from './fielding-range-routes.ts';
import { groupRoutes } from './group-routes.ts';
import { leaderRoutes } from './leader-routes.ts';
import { listingRoutes } from './listing-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { rosterRoutes } from './roster-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { seasonRoutes } from './season-routes.ts';
import { simulatedGames } from './simulated-games.ts';
import { standingsRoutes } from './standings-routes.ts';
import { statsRoutes } from './stats-routes.ts';
import { transactionRoutes } from './transaction-routes.ts';
import { winProbabilityRoutes } from './win-probability-routes.ts';

/** The simulated league in the Stats API's format. */
export function simulatedLeague(league: League): Answerer {
  const games = simulatedGames(league);
  return answerer({
    ...scheduleRoutes(league),
    ...liveRoutes(games),
    ...feedPartRoutes(games),
    ...winProbabilityRoutes(league),
    ...standingsRoutes(league),
    ...statsRoutes(league),
    ...clubRoutes(league),
    ...rosterRoutes(league),
    ...transactionRoutes(league),
    ...peopleRoutes(league),
    ...leaderRoutes(league),
    ...seasonRoutes(league),
    ...groupRoutes(league),
    ...fieldingRangeRoutes(league),
    ...listingRoutes,
  });
}
