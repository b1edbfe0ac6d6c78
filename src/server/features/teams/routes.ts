import { teams } from '#contract/teams.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { listTeams } from './list-teams.ts';

export function teamRoutes(source: SeasonSource) {
  return { teams: serveData(teams, ({ query }) => listTeams(source, query)) };
}
