import type { SkillFigures } from '../contract/skill.ts';
import { scoresPerShare, skillEstimate } from '../rules/skill-estimate.ts';
import type { SkillTally } from '../rules/skill-tally.ts';

const rounded = (share: number): number => Math.round(share * scoresPerShare) / scoresPerShare || 0;

/** The estimate of a user's skill as the boards show it; null without a pick that counts. */
export function skillFigures(tally: SkillTally): SkillFigures | null {
  const estimate = skillEstimate(tally);
  if (estimate === null) return null;
  const { skill, low, high, isSettled } = estimate;
  return { skill: rounded(skill), low: rounded(low), high: rounded(high), picks: tally.picks, isSettled };
}
