import { postseason } from '#contract/postseason.ts';
import type { StandingsSource } from '#server/features/standings/resolve-standings-season.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { listPostseason } from './list-postseason.ts';

export function postseasonRoutes(source: StandingsSource) {
  return { postseason: serveData(postseason, ({ query }) => listPostseason(source, query)) };
}
