import { skillEstimate, skillOf } from '#rules/picks/skill.ts';
import { correlation } from './correlation.ts';
import type { InventedUser } from './simulate-picks.ts';

/** How well each board finds the true skill, as a correlation, and how often the interval of 95% contains it. */
type BoardComparison = {
  users: number;
  skill: number;
  accuracy: number;
  totalBases: number;
  /** standard deviation of the true skill */
  spread: number;
  coverage: number;
};

function standardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Compares the boards over all users with a pick. */
export function compareBoards(all: readonly InventedUser[]): BoardComparison {
  const users = all.filter(({ skill }) => skill.picks > 0);
  const truth = users.map(({ trueSkill }) => trueSkill);
  const isCovered = ({ skill, trueSkill }: InventedUser): boolean => {
    const estimate = skillEstimate(skill);
    return estimate !== null && estimate.low <= trueSkill && trueSkill <= estimate.high;
  };
  const against = (measure: (user: InventedUser) => number) => correlation(truth, users.map(measure));
  return {
    users: users.length,
    skill: against(({ skill }) => skillOf(skill)),
    accuracy: against(({ tally: { correct, wrong } }) => correct / (correct + wrong)),
    totalBases: against(({ tally }) => tally.totalScore),
    spread: standardDeviation(truth),
    coverage: users.filter(isCovered).length / users.length,
  };
}
