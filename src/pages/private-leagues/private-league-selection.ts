import { useParams } from 'react-router';
import type { PrivateLeagueSelection } from '#features/private-leagues/queries.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { Option } from '#ui/kit/choice.tsx';

const boards = [
  { board: 'score', name: 'Score' },
  { board: 'skill', name: 'Skill' },
  { board: 'confidence', name: 'Confidence' },
] as const;

const periods = [
  { period: 'season', name: 'Season' },
  { period: 'month', name: 'Month' },
  { period: 'week', name: 'Week' },
  { period: 'all', name: 'All time' },
] as const;

/** Parses the league and the table of a URL; an unknown board means the score, an unknown period the season. */
export function parsePrivateLeagueSelection(
  leagueId: string | undefined,
  search: URLSearchParams,
): PrivateLeagueSelection {
  const { board = 'score', period = 'season', season } = searchOf('private-leagues', search);
  const isOfSeason = board === 'skill' && period === 'season';
  return { leagueId: Number(leagueId), board, period, season: isOfSeason ? season : undefined };
}

/** The league and the table of the current URL. */
export function usePrivateLeagueSelection(): PrivateLeagueSelection {
  const { leagueId } = useParams();
  const [search] = useSearchParams();
  return parsePrivateLeagueSelection(leagueId, search);
}

function pathOf({ leagueId, board, period, season }: PrivateLeagueSelection): string {
  return paths.privateLeague(leagueId, {
    board: board === 'score' ? undefined : board,
    period: period === 'season' ? undefined : period,
    season,
  });
}

/** The boards of a league for the same period. That of confidence is offered only to those who use it. */
export function boardChoices(chosen: PrivateLeagueSelection, usesConfidence: boolean): Option[] {
  return boards
    .filter(({ board }) => board !== 'confidence' || usesConfidence || chosen.board === board)
    .map(({ board, name }) => ({
      to: pathOf({ ...chosen, board, season: undefined }),
      name,
      isChosen: board === chosen.board,
    }));
}

/** The periods of the same board. */
export function periodChoices(chosen: PrivateLeagueSelection): Option[] {
  return periods.map(({ period, name }) => ({
    to: pathOf({ ...chosen, period, season: undefined }),
    name,
    isChosen: period === chosen.period,
  }));
}

/** The seasons of the board of skill (years, newest first). */
export function seasonChoices(chosen: PrivateLeagueSelection, seasons: readonly string[]): Option[] {
  const [latest] = seasons;
  return seasons.map((year) => ({
    to: pathOf({ ...chosen, season: year === latest ? undefined : year }),
    name: year,
    isChosen: year === (chosen.season ?? latest),
  }));
}

/** '1 member', '12 members' */
export function countMembers(members: number): string {
  return members === 1 ? '1 member' : `${members} members`;
}
