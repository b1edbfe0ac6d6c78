import { figureNumber, outsOfInnings } from './figures.ts';
import type { PercentileGroup } from './percentile-figures.ts';
import type { Figures } from './stat-block.ts';

/** The plate appearances, or innings, from which a season's rates mean something and have a place among others. */
export const leastPlayed = { hitting: 50, pitching: 20 } as const;

export function hasPlayedEnough(group: PercentileGroup, figures: Figures): boolean {
  const played =
    group === 'hitting'
      ? figureNumber(figures.plateAppearances ?? '')
      : (outsOfInnings(figures.inningsPitched ?? '') ?? 0) / 3;
  return (played ?? 0) >= leastPlayed[group];
}

/** True if the playing time of a line is known, and too short for a rate to mean something. */
export function isSmallSample(group: PercentileGroup, figures: Figures): boolean {
  const played = figures[group === 'hitting' ? 'plateAppearances' : 'inningsPitched'];
  return played !== undefined && !hasPlayedEnough(group, figures);
}
