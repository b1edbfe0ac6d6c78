import { postseason } from '../contract.ts';
import type { StandingsSource } from '#features/standings/server/resolve-standings-season.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listPostseason } from './list-postseason.ts';

export function postseasonRoutes(source: StandingsSource) {
  return { postseason: serveData(postseason, ({ query }) => listPostseason(source, query)) };
}
