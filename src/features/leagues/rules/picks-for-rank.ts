import { picksForRank as picksForBoard } from '#features/leaderboard/rules/skill-estimate.ts';

/**
 * Graded picks that a rank by skill or by confidence needs in the table of a league, by period. A season and all seasons need as
 * many as the boards; a month and a week have too few games for that.
 */
export const picksForRank = { week: 10, month: 40, season: picksForBoard, all: picksForBoard } as const;
