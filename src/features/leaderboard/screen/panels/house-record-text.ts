import type { HousePlayer } from '../../contract/house-players.ts';
import { formatSkill } from '#ui/format-skill.ts';

type Counts = Pick<HousePlayer, 'correct' | 'wrong'>;

/** '57%': the share of correct picks; '–' without a graded one. */
export function formatCorrectShare({ correct, wrong }: Counts): string {
  return correct + wrong === 0 ? '–' : `${Math.round((100 * correct) / (correct + wrong))}%`;
}

/** '412 of 722 correct, 803 bases, skill +1.2' */
export function describeHouseRecord({ correct, wrong, totalScore, skill }: HousePlayer): string {
  if (correct + wrong === 0) return 'No graded pick yet';
  const counts = [correct, correct + wrong, totalScore].map((count) => count.toLocaleString('en-US'));
  return `${counts[0]} of ${counts[1]} correct, ${counts[2]} bases${skill === null ? '' : `, skill ${formatSkill(skill)}`}`;
}
