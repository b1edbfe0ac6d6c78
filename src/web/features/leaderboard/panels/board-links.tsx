import type { Period } from '#contract/leaderboard.ts';
import { paths } from '../../../paths.ts';
import { ChoiceLinks } from '../../../ui/choice/choice-links.tsx';
import { periods } from '../board-params.ts';

/** Links to the top of the season, month and week boards, and to the board of skill. */
export function BoardLinks({ chosen }: { chosen: Period | 'skill' }) {
  const choices = periods.map((each) => ({
    to: paths.leaderboard({ period: each.period }),
    name: each.name,
    isChosen: each.period === chosen,
  }));
  const skill = { to: paths.leaderboard({ board: 'skill' }), name: 'Skill', isChosen: chosen === 'skill' };
  return <ChoiceLinks label="Board" choices={[...choices, skill]} />;
}
