import { fielding, outfielders } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listOutfielders } from './list-outfielders.ts';
import { readFieldingSeason } from './read-fielding-season.ts';

export function fieldingRoutes(source: SeasonSource) {
  return {
    fielding: serveData(fielding, ({ query }) => readFieldingSeason(source, query)),
    outfielders: serveData(outfielders, ({ query }) => listOutfielders(source, query.season)),
  };
}
