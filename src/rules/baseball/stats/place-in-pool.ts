import { percentileFigures, type PercentileGroup, type PlacedFigure } from './percentile-figures.ts';
import type { Figures } from './stat-block.ts';

/** A figure with its percentile in the pool, 0 to 100, and its rank: 1 is the best, equal figures share a rank. */
type Place = { id: string; text: string; percentile: number; rank: number };

/** The percentiles of a line's figures in a pool; a figure that the line does not have is left out. */
export function placeInPool(group: PercentileGroup, own: Figures, pool: readonly Figures[]): Place[] {
  return placeFigures(percentileFigures[group], own, pool);
}

/** As `placeInPool`, for any figures. */
export function placeFigures(figures: readonly PlacedFigure[], own: Figures, pool: readonly Figures[]): Place[] {
  return figures.flatMap(({ id, value, format, isLessMore = false }) => {
    const figure = value(own);
    if (figure === null) return [];
    const others = pool.map(value).filter((other) => other !== null);
    const percentile = percentileOf(others, figure, { isLessMore });
    const rank = others.filter((other) => (isLessMore ? other < figure : other > figure)).length + 1;
    return percentile === null ? [] : [{ id, text: format(figure), percentile, rank }];
  });
}

/**
 * The percentile of a figure in a pool, 0 to 100: the share of the pool that is worse; equal figures count half.
 * Null in an empty pool.
 */
export function percentileOf(pool: readonly number[], own: number, { isLessMore = false } = {}): number | null {
  if (pool.length === 0) return null;
  const worse = pool.filter((value) => (isLessMore ? value > own : value < own)).length;
  const equal = pool.filter((value) => value === own).length;
  return Math.round((100 * (worse + equal / 2)) / pool.length);
}
