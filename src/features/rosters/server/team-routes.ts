import { teams } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listTeams } from './list-teams.ts';

export function teamRoutes(source: SeasonSource) {
  return { teams: serveData(teams, ({ query }) => listTeams(source, query)) };
}
