import { clubLines, leadersOverview, leagueLeaders, playerLines } from '../contract.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listClubLines, listPlayerLines, readLeadersOverview } from './list-player-lines.ts';
import type { LeagueLeaders } from '../contract.ts';
import type { LeaderCategoryId } from '../rules/leader-categories.ts';
import type { MajorLeagueId } from '#rules/baseball/teams/leagues.ts';
import { limitLeaders } from '../rules/leader-lines.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/read-season-choice.ts';
import { readLeaders } from '../upstream/read-leaders.ts';

export function leagueLeaderRoutes(source: SeasonSource) {
  return {
    leagueLeaders: serveData(leagueLeaders, ({ query }) => listLeaders(source, query)),
    leadersOverview: serveData(leadersOverview, ({ query: { season } }) => readLeadersOverview(source, season)),
    clubLines: serveData(clubLines, ({ query }) => listClubLines(source, query)),
    playerLines: serveData(playerLines, ({ query }) => listPlayerLines(source, query)),
  };
}

type LeadersQuery = { category: LeaderCategoryId; season?: string | undefined; league?: MajorLeagueId | undefined };

/** Lists the first 20 of a category and season (default: the newest one). */
export async function listLeaders(
  source: SeasonSource,
  { category, season: requested, league }: LeadersQuery,
): Promise<LeagueLeaders> {
  const season = await resolveSeason(source, requested);
  const { value, asOf, isStale } = await readLeaders(source.client, { category, season, league });
  const { leaders, leftOut } = limitLeaders(value);
  return { category, season, league: league ?? null, leaders: [...leaders], leftOut, freshness: { asOf, isStale } };
}
