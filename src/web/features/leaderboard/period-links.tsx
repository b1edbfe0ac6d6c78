import type { Period } from '#contract/leaderboard.ts';
import { paths } from '../../paths.ts';
import { ChoiceLinks } from '../../ui/choice/choice-links.tsx';
import { periods } from './board-place.ts';

/** Season, month and week as buttons that are links to their own tops. */
export function PeriodLinks({ period }: { period: Period }) {
  const choices = periods.map((each) => ({
    to: paths.leaderboard({ period: each.period }),
    name: each.name,
    isChosen: each.period === period,
  }));
  return <ChoiceLinks label="Period" choices={choices} />;
}
