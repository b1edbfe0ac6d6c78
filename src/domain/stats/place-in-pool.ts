import { percentileFigures, type PercentileGroup } from './percentile-figures.ts';
import { percentileOf } from './percentile.ts';
import type { Figures } from './stat-block.ts';

/** A figure with its place in the pool, 0 to 100. */
export type Place = { id: string; words: string; percentile: number };

/** A line's places among those of a pool; a figure that the line does not tell is left out. */
export function placeInPool(group: PercentileGroup, own: Figures, pool: readonly Figures[]): Place[] {
  return percentileFigures[group].flatMap(({ id, value, words, isLessMore = false }) => {
    const figure = value(own);
    if (figure === null) return [];
    const others = pool.map(value).filter((other) => other !== null);
    const percentile = percentileOf(others, figure, { isLessMore });
    return percentile === null ? [] : [{ id, words: words(figure), percentile }];
  });
}
