import type { LeaderboardPage } from '../../contract/leaderboard.ts';

export type OwnRowPlace = 'nowhere' | 'on the page' | 'above' | 'below';

/**
 * Where the user's own row is relative to these rows. Equal scores share a rank, so a row that is not on the page but
 * shares its first rank may be on either side; it is shown above unless the page starts at the top.
 */
export function locateOwnRow({ rows, own, previous }: Pick<LeaderboardPage, 'rows' | 'own' | 'previous'>): OwnRowPlace {
  if (own === null) return 'nowhere';
  if (rows.some(({ username }) => username === own.username)) return 'on the page';
  const [first] = rows;
  if (first === undefined || previous === null) return 'below';
  return own.totalScore >= first.totalScore ? 'above' : 'below';
}
