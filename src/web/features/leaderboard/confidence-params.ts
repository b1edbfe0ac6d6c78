import type { PageHead } from '../../page-head.ts';
import { searchOf } from '../../paths.ts';

/** Whether an address of the leaderboard is that of the board of confidence. */
export function isConfidenceBoard(search: URLSearchParams): boolean {
  return searchOf('leaderboard', search).board === 'confidence';
}

export const confidenceHead: PageHead = {
  title: 'Leaderboard of confidence',
  description: 'Who knows best how sure to be of a pick.',
  picture: '/api/leaderboard/picture.png',
};
