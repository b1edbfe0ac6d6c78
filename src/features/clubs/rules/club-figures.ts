import { figureNumber, hundredths } from '#rules/baseball/stats/figures.ts';
import {
  type PlacedFigure,
  percentileFigures,
  type PercentileGroup,
} from '#rules/baseball/stats/percentile-figures.ts';
import { placeFigures } from '#rules/baseball/stats/place-in-pool.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';
import type { ClubFigure } from './club-season.ts';

const perGame = (count: string) => (figures: Figures) => {
  const [sum, games] = [figureNumber(figures[count] ?? ''), figureNumber(figures.gamesPlayed ?? '')];
  return sum === null || games === null || games === 0 ? null : sum / games;
};

const runs = { id: 'runs', head: 'R/G', format: hundredths, value: perGame('runs') } as const;

/** Clubs have not played the same number of games: what a player's page counts is per game here. */
const replaced: Record<string, Pick<PlacedFigure, 'head' | 'value' | 'format'>> = {
  homeRuns: { head: 'HR/G', value: perGame('homeRuns'), format: hundredths },
  stolenBases: { head: 'SB/G', value: perGame('stolenBases'), format: hundredths },
};

const ofClubs = (group: PercentileGroup) =>
  percentileFigures[group].map((figure) => ({ ...figure, ...replaced[figure.id] }));

/** The figures of a club in each group, in the order of the page. */
export const clubFigures: Readonly<Record<PercentileGroup, readonly PlacedFigure[]>> = {
  hitting: [{ ...runs, term: 'runs' }, ...ofClubs('hitting')],
  pitching: [{ ...runs, term: 'runsAllowed', isLessMore: true }, ...ofClubs('pitching')],
};

/**
 * A club's figures compared with those of all clubs, itself included; a figure that its line does not have is left out. The mean is the
 * figure of all clubs `together`; where it is not known, the mean of the figures.
 */
export function placeClub(
  group: PercentileGroup,
  own: Figures,
  all: readonly Figures[],
  together: Figures = {},
): ClubFigure[] {
  const figures = clubFigures[group];
  return placeFigures(figures, own, all).map(({ isTied: _tied, of: _of, ...place }) => {
    const { value, format } = figures.find(({ id }) => id === place.id) ?? runs;
    const known = all.map(value).filter((other) => other !== null);
    const mean = value(together) ?? known.reduce((sum, other) => sum + other, 0) / known.length;
    return { ...place, mean: format(mean) };
  });
}
