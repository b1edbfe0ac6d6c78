import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { figureNumber } from '#rules/baseball/stats/figures.ts';
import type { Figures, StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { figuresShown } from '#rules/baseball/stats/stat-columns.ts';

/** `season`: its year */
type Meetings = { seasons: { season: string; figures: Figures }[]; career: Figures | null };

/** The only line, or the sum of the lines of several clubs; null without a plate appearance. */
function lineOf(splits: readonly StatSplit[]): Figures | null {
  const lines = splits.map(({ figures }) => figures);
  const figures = (lines.length === 1 ? lines[0] : undefined) ?? addFigures('hitting', lines);
  return figureNumber(figures.plateAppearances ?? '') ? figuresShown(figures, 'hitting') : null;
}

/** What a batter did against a pitcher in the regular season: each season, the newest first, and the career. */
export function meetingsOf(blocks: readonly StatBlock[]): Meetings {
  const splitsOf = (wanted: string) =>
    blocks
      .filter(({ type, group }) => type === wanted && group === 'hitting')
      .flatMap(({ splits }) => splits.filter(({ gameType }) => gameType === null || gameType === 'R'));
  const [years, total] = [splitsOf('vsPlayer'), splitsOf('vsPlayerTotal')];
  const seasons = [...Map.groupBy(years, ({ season }) => season)].flatMap(([season, splits]) => {
    const figures = lineOf(splits);
    return season === null || figures === null ? [] : [{ season, figures }];
  });
  return {
    seasons: seasons.toSorted((one, other) => other.season.localeCompare(one.season)),
    career: lineOf(total.length === 1 ? total : years),
  };
}
