import type { PlacedFigure } from './percentile-figures.ts';
import type { Figures } from './stat-block.ts';

/** A figure with its percentile in the pool, 0 to 100, and its rank: 1 is the best, equal figures share a rank, `of` have the figure. */
export type Place = { id: string; text: string; percentile: number; rank: number; isTied: boolean; of: number };

/**
 * The places of a line's figures in a pool with the line; a figure that the line does not have is left out. A count has its place among
 * `everyone`, because a player outside the pool can lead in it.
 */
export function placeFigures(
  figures: readonly PlacedFigure[],
  own: Figures,
  pool: readonly Figures[],
  everyone: readonly Figures[] = pool,
): Place[] {
  return figures.flatMap(({ id, value, format, isLessMore = false, isCount = false }) => {
    const figure = value(own);
    if (figure === null) return [];
    const compared = (isCount ? everyone : pool).map(value).filter((other) => other !== null);
    const percentile = percentileOf(compared, figure, { isLessMore });
    if (percentile === null) return [];
    const rank = compared.filter((other) => (isLessMore ? other < figure : other > figure)).length + 1;
    const isTied = compared.filter((other) => other === figure).length > 1;
    return [{ id, text: format(figure), percentile, rank, isTied, of: compared.length }];
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
