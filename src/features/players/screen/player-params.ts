import { searchOf } from '#platform/api/browser/paths.ts';

/** The views of a player's statistics, in the order of their links. */
export const statViews = [
  { id: 'career', name: 'Career' },
  { id: 'hitting', name: 'Hitting by year' },
  { id: 'pitching', name: 'Pitching by year' },
  { id: 'fielding', name: 'Fielding by year' },
  { id: 'rankings', name: 'Rankings by Year' },
  { id: 'games', name: 'Game log' },
  { id: 'balls', name: 'Batted balls' },
  { id: 'minors', name: 'Minor leagues' },
] as const;

export type StatView = (typeof statViews)[number]['id'];

/** Parses the view of a URL: the career by default, null for an unknown view. */
export function parseStatView(search: URLSearchParams): StatView | null {
  const { group = 'career' } = searchOf('player', search);
  return statViews.find(({ id }) => id === group)?.id ?? null;
}

/** Parses the search text of a URL; empty without one. */
export function parseSearchText(search: URLSearchParams): string {
  return (searchOf('player', search).q ?? '').trim().slice(0, 200);
}
