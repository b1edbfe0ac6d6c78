import { picksForRank, priorPicks, scoresPerShare } from '#domain/skill/skill-estimate.ts';
import { valueUnit } from '#domain/skill/pick-values.ts';

/** The domain's `skillScore` of SQL expressions; null without enough picks for a rank. */
export function skillScoreOf(value: string, picks: string): string {
  return `case when (${picks}) >= ${picksForRank}
    then round((${value})::numeric / (${valueUnit / scoresPerShare} * ((${picks}) + ${priorPicks})))::integer end`;
}
