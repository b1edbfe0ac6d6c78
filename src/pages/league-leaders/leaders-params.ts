import { defaultLeaderCategory, leaderCategories } from '#features/league-leaders/rules/leader-categories.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';

export type LeadersSelection = ReturnType<typeof parseLeadersParams>;

/** The category, and the season (absent: the newest) and league (absent: both). The server rejects invalid values with a message. */
export function parseLeadersParams(search: URLSearchParams) {
  return { category: defaultLeaderCategory, ...searchOf('league-leaders', search) };
}

/** 'Wild Pitches' */
export function categoryName(category: string): string {
  return leaderCategories.find(({ id }) => id === category)?.name ?? category;
}

export function leadersHead({ category, season, view, group }: LeadersSelection): PageHead {
  const of = season === undefined ? '' : ` ${season}`;
  if (view === 'teams')
    return {
      title: `Clubs by ${group ?? 'batting'}${of}`,
      description: `The ${group ?? 'batting'} of the thirty clubs${of} in one table, with the averages of the leagues.`,
    };
  if (view === 'players')
    return {
      title: `Players by ${group ?? 'hitting'}${of}`,
      description: `The ${group ?? 'hitting'} of every major-league player${of} in one table, to sort, filter and compare.`,
    };
  return {
    title: `League Leaders in ${categoryName(category)}${of}`,
    description: `Who leads the major leagues in ${categoryName(category)}${of}: the first twenty, with ties, bars to scale, and each league separately.`,
  };
}
