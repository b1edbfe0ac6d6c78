import { useParams, useSearchParams } from 'react-router';
import type { Period } from '#contract/leaderboard.ts';
import type { LeagueSelection } from '../../api/queries/private-leagues.ts';

export const leaguePeriods: readonly { period: Period; name: string }[] = [
  { period: 'season', name: 'Season' },
  { period: 'month', name: 'Month' },
  { period: 'week', name: 'Week' },
];

/** Parses the league and the table of an address; an unknown period means the season. */
export function parseLeagueSelection(leagueId: string | undefined, search: URLSearchParams): LeagueSelection {
  const period = leaguePeriods.find((each) => each.period === search.get('period'))?.period ?? 'season';
  return { leagueId: Number(leagueId), period };
}

/** The league and the table of the current address. */
export function useLeagueSelection(): LeagueSelection {
  const { leagueId } = useParams();
  const [search] = useSearchParams();
  return parseLeagueSelection(leagueId, search);
}
