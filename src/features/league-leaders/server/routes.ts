import { clubLines, leadersOverview, leagueLeaders, playerLines } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listLeaders } from './list-leaders.ts';
import { listClubLines, listPlayerLines, readLeadersOverview } from './list-player-lines.ts';

export function leagueLeaderRoutes(source: SeasonSource) {
  return {
    leagueLeaders: serveData(leagueLeaders, ({ query }) => listLeaders(source, query)),
    leadersOverview: serveData(leadersOverview, ({ query: { season } }) => readLeadersOverview(source, season)),
    clubLines: serveData(clubLines, ({ query }) => listClubLines(source, query)),
    playerLines: serveData(playerLines, ({ query }) => listPlayerLines(source, query)),
  };
}
