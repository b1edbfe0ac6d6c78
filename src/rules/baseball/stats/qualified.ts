import { figureNumber, outsOfInnings } from './figures.ts';
import type { PercentileGroup } from './percentile-figures.ts';
import type { Figures } from './stat-block.ts';

/** True if a season qualifies for percentiles: at least 50 plate appearances, or ten innings. */
export function isQualified(group: PercentileGroup, figures: Figures): boolean {
  if (group === 'hitting') return (figureNumber(figures.plateAppearances ?? '') ?? 0) >= 50;
  return (outsOfInnings(figures.inningsPitched ?? '') ?? 0) >= 30;
}

/** True if the playing time of a line is known, and too short for a rate to mean something. */
export function isSmallSample(group: PercentileGroup, figures: Figures): boolean {
  const played = figures[group === 'hitting' ? 'plateAppearances' : 'inningsPitched'];
  return played !== undefined && !isQualified(group, figures);
}
