import { defaultLeaderCategory, leaderCategories } from '#domain/leaders/leader-categories.ts';
import type { PageHead } from '../../page-head.ts';
import { searchOf } from '../../paths.ts';

/** Values from the address, validated by the server; absent: the newest season and both leagues. */
export type LeadersSelection = {
  category: string;
  season?: string | undefined;
  league?: string | undefined;
};

/** Parses category, season and league. Invalid values are passed on, because the server rejects them with a message. */
export function parseLeadersParams(search: URLSearchParams): LeadersSelection {
  return { category: defaultLeaderCategory, ...searchOf('league-leaders', search) };
}

/** 'Wild Pitches' */
export function categoryName(category: string): string {
  return leaderCategories.find(({ id }) => id === category)?.name ?? category;
}

export function leadersHead({ category, season }: LeadersSelection): PageHead {
  const of = season === undefined ? '' : ` ${season}`;
  return {
    title: `League Leaders in ${categoryName(category)}${of}`,
    description: `Who leads the major leagues in ${categoryName(category)}${of}: the first twenty, with ties, bars to scale, and each league separately.`,
  };
}
