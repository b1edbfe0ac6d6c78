import { teamLogo } from '#contract/pictures.ts';
import { defaultEmblemSvg } from '#server/features/emblems/default-emblem-svg.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open-db.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { emblemSvg } from './features/emblems/emblem-svg.ts';
import { gameRoutes } from './features/games/routes.ts';
import { headshotRoutes } from './features/headshots/routes.ts';
import type { ShownLeague } from './features/league/league-notice.ts';
import { leagueRoutes } from './features/league/routes.ts';
import { servePicture } from './http/serve-picture.ts';
import type { ServedRoutes } from './http/served.ts';
import type { Hub } from './live/hub.ts';
import type { StatsApiClient } from './statsapi/stats-api-client.ts';

export type Parts = {
  client: StatsApiClient;
  clock: Clock;
  hub: Hub;
  league: ShownLeague;
  db: Db;
  realNow: () => number;
};

/** What stands behind each route of the contract. */
export function createRoutes(parts: Parts): ServedRoutes {
  return {
    ...leagueRoutes(parts),
    ...gameRoutes(parts),
    ...headshotRoutes,
    ...accountRoutes(parts),
    teamLogo: servePicture(teamLogo, ({ params: { file } }) => (file === null ? defaultEmblemSvg() : emblemSvg(file))),
  };
}
