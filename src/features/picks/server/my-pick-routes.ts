import { myPicks, pastEvening } from '../contract/my-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readEvening } from './read-evening.ts';
import { readMyPicks } from './read-my-picks.ts';

type RouteParts = { db: Db; client: StatsApiClient; shownGames: ShownGames };

export function myPickRoutes(parts: RouteParts) {
  return {
    myPicks: serveData(myPicks, (_, { user, now, viewer }) =>
      viewer.show(({ instant }) => readMyPicks(parts, { userId: user.id, now, instant }), 'picks'),
    ),
    pastEvening: serveData(pastEvening, ({ params: { date } }, { user, now, viewer }) =>
      viewer.show(({ instant }) => readEvening(parts, { userId: user.id, date, now, instant }), 'picks'),
    ),
  };
}
