import { clubFigures } from '#features/clubs/rules/club-figures.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { advancedFigures, fipConstant } from '#rules/baseball/stats/advanced-figures.ts';
import { fixed, figureNumber, inningsOfOuts, outsOfInnings } from '#rules/baseball/stats/figures.ts';
import { isCount } from '#rules/baseball/stats/is-count.ts';
import type { Figures, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { type ColumnGroup } from '#rules/baseball/stats/stat-columns.ts';
import { type MlbLeagueId, mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { clubColumns } from './club-columns.ts';
import type { ClubLines } from './leader.ts';

type Season = {
  season: string;
  /** the Stats API's numbers of the leagues, by club */
  leagues: ReadonlyMap<number, number>;
};

/** The figures of a line or a sum of lines, with those that are computed. */
function withComputed(group: ColumnGroup, figures: Figures, season: string, constant: number | null): Figures {
  if (group === 'fielding') return figures;
  const runs = clubFigures[group].find(({ id }) => id === 'runs');
  const perGame = runs?.value(figures) ?? null;
  return {
    ...figures,
    ...advancedFigures(group, figures, { season, fipConstant: constant }),
    ...(runs === undefined || perGame === null ? {} : { runsPerGame: runs.format(perGame) }),
  };
}

/** What a club has on average; a small number has one decimal. */
function meanOf(figure: string, sum: string, clubs: number): string | null {
  if (figure.startsWith('innings')) return inningsOfOuts(Math.round((outsOfInnings(sum) ?? 0) / clubs));
  const number = figureNumber(sum);
  if (number === null) return null;
  return fixed(number / clubs, number / clubs < 10 ? 1 : 0);
}

/** The lines of all clubs in a group, with the averages of the clubs of both leagues and of each. */
export function computeClubLines(
  group: ColumnGroup,
  splits: readonly StatSplit[],
  { season, leagues }: Season,
): Pick<ClubLines, 'clubs' | 'averages'> {
  const columns = clubColumns[group];
  const sumOf = (lines: readonly StatSplit[]) =>
    addFigures(
      group,
      lines.map(({ figures }) => figures),
    );
  const constant = fipConstant(sumOf(splits));
  const averageOf = (league: MlbLeagueId | null, lines: readonly StatSplit[]) => {
    if (lines.length === 0) return [];
    const figures = withComputed(group, sumOf(lines), season, constant);
    const own = columns.map((column) => {
      const value = figures[column.figure];
      if (value === undefined) return null;
      return isCount(column) ? meanOf(column.figure, value, lines.length) : value;
    });
    return [{ league, figures: own }];
  };
  const leagueOf = ({ team }: StatSplit) => leagues.get(team?.id ?? 0) ?? null;
  return {
    clubs: splits.flatMap((split) => {
      if (split.team === null) return [];
      const figures = withComputed(group, split.figures, season, constant);
      return {
        teamId: split.team.id,
        leagueId: leagueOf(split),
        figures: columns.map((each) => figures[each.figure] ?? null),
      };
    }),
    averages: [
      ...averageOf(null, splits),
      ...mlbLeagues.flatMap(({ id, leagueId }) =>
        averageOf(
          id,
          splits.filter((split) => leagueOf(split) === leagueId),
        ),
      ),
    ],
  };
}
