import type { LeaderboardPage } from '#contract/leaderboard.ts';

export type OwnRowPlace = 'nowhere' | 'on the page' | 'above' | 'below';

/**
 * Where a fan's own row is seen from these rows. Equal scores share a rank, so the row of someone who is not on the page
 * but shares its first rank may stand on either side: above is where a page that does not start at the top goes on.
 */
export function ownRowPlace({ rows, own, previous }: Pick<LeaderboardPage, 'rows' | 'own' | 'previous'>): OwnRowPlace {
  if (own === null) return 'nowhere';
  if (rows.some(({ username }) => username === own.username)) return 'on the page';
  const [first] = rows;
  if (first === undefined || previous === null) return 'below';
  return own.rank <= first.rank ? 'above' : 'below';
}
