import type { LeagueLeaders } from '#contract/league-leaders.ts';
import type { LeaderCategoryId } from '#domain/leaders/leader-categories.ts';
import type { MajorLeagueId } from '#domain/teams/leagues.ts';
import { limitLeaders } from '#domain/leaders/leader-lines.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { readLeaders } from '#server/statsapi/leaders/read-leaders.ts';

type Asked = { category: LeaderCategoryId; season?: string | undefined; league?: MajorLeagueId | undefined };

/** The first twenty of a category, of the newest season unless told otherwise. */
export async function listLeaders(
  source: SeasonSource,
  { category, season: asked, league }: Asked,
): Promise<LeagueLeaders> {
  const season = await seasonShown(source, asked);
  const { value, asOf, isStale } = await readLeaders(source.client, { category, season, league });
  const { leaders, leftOut } = limitLeaders(value);
  return { category, season, league: league ?? null, leaders: [...leaders], leftOut, freshness: { asOf, isStale } };
}
