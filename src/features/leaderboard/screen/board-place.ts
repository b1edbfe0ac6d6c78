import type { BoardPlace } from '../contract/leaderboard.ts';

export function isTop({ after, before, around }: BoardPlace): boolean {
  return !after && !before && !around;
}
