/** The statistics that a player's page shows, one at a time, in the order of their buttons. */
export const statViews = [
  { id: 'career', name: 'Career' },
  { id: 'hitting', name: 'Hitting by year' },
  { id: 'pitching', name: 'Pitching by year' },
  { id: 'fielding', name: 'Fielding by year' },
  { id: 'rankings', name: 'Rankings by Year' },
  { id: 'games', name: 'Game log' },
  { id: 'minors', name: 'Minor leagues' },
] as const;

export type StatView = (typeof statViews)[number]['id'];

/** Which of them an address asks for: the career unless it is told; null for one that does not exist. */
export function statViewOf(search: URLSearchParams): StatView | null {
  const asked = search.get('group') ?? 'career';
  return statViews.find(({ id }) => id === asked)?.id ?? null;
}

/** The season of the game log and the percentiles; the player's last one unless told. */
export function seasonOf(search: URLSearchParams): string | undefined {
  return search.get('season') ?? undefined;
}

/** What an address asks to find; empty when nothing. */
export function searchOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, 200);
}
