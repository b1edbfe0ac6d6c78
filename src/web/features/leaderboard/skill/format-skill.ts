import { picksForRank } from '#domain/skill/skill-estimate.ts';
import { formatSkill } from '../../../ui/format-skill.ts';

/** '−1.4 to +3.8' */
export function formatInterval({ low, high }: { low: number; high: number }): string {
  return `${formatSkill(low)} to ${formatSkill(high)}`;
}

/** 'a rank after 63 more picks' */
export function describePicksToRank(picks: number): string {
  const missing = picksForRank - picks;
  return `a rank after ${missing} more ${missing === 1 ? 'pick' : 'picks'}`;
}
