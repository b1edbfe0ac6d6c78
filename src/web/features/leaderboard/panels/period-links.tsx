import type { Period } from '#contract/leaderboard.ts';
import { paths } from '../../../paths.ts';
import { ChoiceLinks } from '../../../ui/choice/choice-links.tsx';
import { periods } from '../board-params.ts';

/** Links to the top of the season, month and week boards. */
export function PeriodLinks({ period }: { period: Period }) {
  const choices = periods.map((each) => ({
    to: paths.leaderboard({ period: each.period }),
    name: each.name,
    isChosen: each.period === period,
  }));
  return <ChoiceLinks label="Period" choices={choices} />;
}
