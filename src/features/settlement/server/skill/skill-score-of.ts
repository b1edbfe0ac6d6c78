import { picksForRank, priorPicks, scoresPerShare } from '#features/leaderboard/rules/skill-estimate.ts';
import { valueUnit } from '#features/leaderboard/rules/pick-values.ts';

/** The domain's `skillScore` of SQL expressions; null without enough picks for a rank. */
export function skillScoreOf(value: string, picks: string): string {
  return `case when (${picks}) >= ${picksForRank}
    then round((${value})::numeric / (${valueUnit / scoresPerShare} * ((${picks}) + ${priorPicks})))::integer end`;
}
