import type { Period } from '../../contract/leaderboard.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import type { Option } from '#ui/choice.tsx';

const periods: readonly { period: Period; name: string }[] = [
  { period: 'season', name: 'Season' },
  { period: 'month', name: 'Month' },
  { period: 'week', name: 'Week' },
];

/** Parses the period of an address; an unknown one means the season. */
export function parseFanBasePeriod(search: URLSearchParams): Period {
  return searchOf('fan-bases', search).period ?? 'season';
}

export function periodChoices(chosen: Period): Option[] {
  return periods.map(({ period, name }) => ({
    to: paths.fanBases({ period: period === 'season' ? undefined : period }),
    name,
    isChosen: period === chosen,
  }));
}
