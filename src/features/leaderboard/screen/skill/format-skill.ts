import { picksForRank } from '../../rules/skill-estimate.ts';

/** 'a rank after 63 more picks' */
export function describePicksToRank(picks: number): string {
  const missing = picksForRank - picks;
  return `a rank after ${missing} more ${missing === 1 ? 'pick' : 'picks'}`;
}
