import type { PageHead } from '#platform/api/browser/page-context.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

export const shownPlays = ['all', 'made', 'missed'] as const;
export type ShownPlays = (typeof shownPlays)[number];

/** The parameters of the URL; `name` is the search text without scripts. */
export type FieldingParams = {
  season: string | undefined;
  player: number | undefined;
  name: string | undefined;
  show: ShownPlays;
  showsAllPlays: boolean;
};

export function parseFieldingParams(search: URLSearchParams): FieldingParams {
  const { season, player, name, show = 'all', list } = searchOf('advanced-fielding', search);
  return { season, player, name, show, showsAllPlays: list === 'all' };
}

export const fieldingHead: PageHead = {
  title: 'Advanced fielding',
  description: 'Sprint speed, distance covered, and every ball hit near an outfielder, drawn on the field.',
};
