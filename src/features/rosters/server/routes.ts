import { teamRoster } from '../contract/rosters.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readTeamRoster } from './read-team-roster.ts';

export function rosterRoutes(parts: { client: StatsApiClient; clock: Clock }) {
  return {
    teamRoster: serveData(teamRoster, ({ params, query }) => readTeamRoster(parts, { ...params, ...query })),
  };
}
