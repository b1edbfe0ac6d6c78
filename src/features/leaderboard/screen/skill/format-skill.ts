import { picksForRank } from '../../rules/skill-estimate.ts';

/** 'Your skill is shown from 200 picks that count: after 63 more.' */
export function describePicksToSkill(picks: number): string {
  return `Your skill is shown from ${picksForRank} picks that count: after ${picksForRank - picks} more.`;
}
