import type { SkillSelection } from '../../api/queries/leaderboard.ts';
import type { PageHead } from '../../page-head.ts';
import { searchOf } from '../../paths.ts';

/** Whether an address of the leaderboard is that of the board of skill. */
export function isSkillBoard(search: URLSearchParams): boolean {
  return searchOf('leaderboard', search).board === 'skill';
}

/** The season and the cursor of an address; without a season it is the latest one. */
export function parseSkillParams(search: URLSearchParams): SkillSelection {
  return searchOf('leaderboard', search);
}

export const skillHead: PageHead = {
  title: 'Leaderboard of skill',
  description: 'Who picks more winners than the crowd, whatever the number of picks.',
  picture: '/api/leaderboard/picture.png',
};
