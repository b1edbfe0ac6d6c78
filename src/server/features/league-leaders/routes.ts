import { leagueLeaders } from '#contract/league-leaders.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { listLeaders } from './list-leaders.ts';

export function leagueLeaderRoutes(source: SeasonSource) {
  return { leagueLeaders: serveData(leagueLeaders, ({ query }) => listLeaders(source, query)) };
}
