import type { BoardPlace } from '#contract/leaderboard.ts';

/** Parses the place on a board of an address; an empty parameter counts as absent. */
export function parsePlace(search: URLSearchParams): BoardPlace {
  const param = (name: string) => search.get(name) || undefined;
  return { after: param('after'), before: param('before'), around: param('around') };
}

export function isTop({ after, before, around }: BoardPlace): boolean {
  return !after && !before && !around;
}
