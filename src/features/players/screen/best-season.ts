import { isSmallSample } from '#rules/baseball/stats/qualified.ts';
import type { StatLine } from '../contract/player.ts';
import type { CareerFigure } from './career-figures.ts';
import { type CareerPoint, findBest } from './career-points.ts';

/** The best season of a figure: of a rate, one of too few plate appearances or innings only if there is no other. */
export function bestSeason(
  lines: readonly StatLine[],
  points: readonly CareerPoint[],
  { kind, isLessMore }: CareerFigure,
): CareerPoint | undefined {
  const isSmall = ({ figures }: StatLine) =>
    isSmallSample(figures.inningsPitched === undefined ? 'hitting' : 'pitching', figures);
  const small = new Set(kind === 'bars' ? [] : lines.filter(isSmall).map(({ season }) => season));
  return (
    findBest(
      points.filter(({ season }) => !small.has(season)),
      isLessMore ?? false,
    ) ?? findBest(points, isLessMore ?? false)
  );
}
