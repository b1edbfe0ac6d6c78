import { fielding, outfielders } from '#contract/fielding.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { listOutfielders } from './list-outfielders.ts';
import { readFieldingSeason } from './read-fielding-season.ts';

export function fieldingRoutes(source: SeasonSource) {
  return {
    fielding: serveData(fielding, ({ query }) => readFieldingSeason(source, query)),
    outfielders: serveData(outfielders, ({ query }) => listOutfielders(source, query.season)),
  };
}
