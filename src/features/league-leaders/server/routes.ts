import { leagueLeaders } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listLeaders } from './list-leaders.ts';

export function leagueLeaderRoutes(source: SeasonSource) {
  return { leagueLeaders: serveData(leagueLeaders, ({ query }) => listLeaders(source, query)) };
}
