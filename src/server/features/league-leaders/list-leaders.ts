import type { LeagueLeaders } from '#contract/league-leaders.ts';
import type { LeaderCategoryId } from '#domain/leaders/leader-categories.ts';
import type { MajorLeagueId } from '#domain/teams/leagues.ts';
import { limitLeaders } from '#domain/leaders/leader-lines.ts';
import { resolveSeason, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { readLeaders } from '#server/statsapi/leaders/read-leaders.ts';

type Query = { category: LeaderCategoryId; season?: string | undefined; league?: MajorLeagueId | undefined };

/** Lists the first 20 of a category and season (default: the newest one). */
export async function listLeaders(
  source: SeasonSource,
  { category, season: requested, league }: Query,
): Promise<LeagueLeaders> {
  const season = await resolveSeason(source, requested);
  const { value, asOf, isStale } = await readLeaders(source.client, { category, season, league });
  const { leaders, leftOut } = limitLeaders(value);
  return { category, season, league: league ?? null, leaders: [...leaders], leftOut, freshness: { asOf, isStale } };
}
