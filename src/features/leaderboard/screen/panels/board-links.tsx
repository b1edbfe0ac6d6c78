import type { Period } from '../../contract/leaderboard.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Choice } from '#ui/choice.tsx';
import { periods } from '../board-params.ts';

export type BoardName = Period | 'skill' | 'confidence';

/** Links to the season, month and week boards, to the board of skill, and for those who use confidence to its board. */
export function BoardLinks({ chosen }: { chosen: BoardName }) {
  const { user } = useSession();
  const choices = periods.map((each) => ({
    to: paths.leaderboard({ period: each.period }),
    name: each.name,
    isChosen: each.period === chosen,
  }));
  const skill = { to: paths.leaderboard({ board: 'skill' }), name: 'Skill', isChosen: chosen === 'skill' };
  const confidence = {
    to: paths.leaderboard({ board: 'confidence' }),
    name: 'Confidence',
    isChosen: chosen === 'confidence',
  };
  const showsConfidence = user?.usesConfidence === true || confidence.isChosen;
  return <Choice label="Board" options={[...choices, skill, ...(showsConfidence ? [confidence] : [])]} />;
}
