import { queryOptions } from '@tanstack/react-query';
import type { BoardPlace } from '#contract/leaderboard.ts';
import type { Call } from '#contract/api/page-renderer.ts';

/** A page of the board of skill. `season`: a year or 'all'; the latest season if omitted */
export type SkillSelection = BoardPlace & { season?: string | undefined };

export const skillKey = 'skill';

export function skillQuery(call: Call, { season, after, before, around }: SkillSelection) {
  return queryOptions({
    queryKey: [skillKey, season ?? '', after ?? '', before ?? '', around ?? ''],
    queryFn: () => call('skillBoard', { query: { season, after, before, around } }),
  });
}
