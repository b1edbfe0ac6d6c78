import { createRouter, type ApiHandler } from '../http/routes.ts';
import type { League } from '../league.ts';
import { contentRoutes } from './game/content-routes.ts';
import { clubRoutes } from './teams/club-routes.ts';
import { feedPartRoutes } from './game/feed-parts.ts';
import { fieldingRangeRoutes } from './stats/fielding-range-routes.ts';
import { groupRoutes } from './teams/group-routes.ts';
import { leaderRoutes } from './stats/leader-routes.ts';
import { codeListRoutes } from './codes/code-list-routes.ts';
import { liveRoutes } from './game/live-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { rosterRoutes } from './people/roster-routes.ts';
import { scheduleRoutes } from './schedule/schedule-routes.ts';
import { seasonRoutes } from './teams/season-routes.ts';
import { simulatedGames } from './game/simulated-games.ts';
import { standingsRoutes } from './standings/standings-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { transactionRoutes } from './people/transaction-routes.ts';
import { winProbabilityRoutes } from './game/win-probability-routes.ts';

/** Creates the API of the simulated league in the format of the Stats API. */
export function simulatedLeague(league: League): ApiHandler {
  const games = simulatedGames(league);
  const handleRequest = createRouter({
    ...scheduleRoutes(league),
    ...liveRoutes(games),
    ...feedPartRoutes(games),
    ...contentRoutes(league),
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
    ...codeListRoutes,
  });
  return (request) => {
    league.update(request.now);
    return handleRequest(request);
  };
}
