import { figureNumber, inningsOfOuts, outsOfInnings } from './figures.ts';
import { count, percentileFigures, type PercentileGroup, type PlacedFigure } from './percentile-figures.ts';
import type { Figures } from './stat-block.ts';

/** Those that have a rank, but no percentile. */
const counts: readonly PlacedFigure[] = [
  count('rbi', 'RBI', 'runsBattedIn'),
  count('wins', 'W', 'wins'),
  count('saves', 'SV', 'saves'),
  count('holds', 'HLD', 'holds'),
  count('strikeOuts', 'SO', 'strikeOuts'),
  {
    ...count('inningsPitched', 'IP', 'inningsPitched'),
    value: ({ inningsPitched = '' }) => outsOfInnings(inningsPitched),
    format: inningsOfOuts,
  },
];

const ids = {
  hitter: ['avg', 'obp', 'ops', 'homeRuns', 'rbi', 'stolenBases'],
  starter: ['era', 'whip', 'wins', 'inningsPitched', 'strikeOuts', 'strikeoutRate'],
  reliever: ['era', 'whip', 'saves', 'holds', 'strikeOuts', 'strikeoutRate'],
} as const;

/** The six figures that sum up a season; a pitcher who seldom starts has those of a reliever. */
export function headlineFigures(group: PercentileGroup, figures: Figures): PlacedFigure[] {
  const times = (name: string) => figureNumber(figures[name] ?? '') ?? 0;
  const pitcher = 2 * times('gamesStarted') < times('gamesPlayed') ? 'reliever' : 'starter';
  const all = [...percentileFigures[group], ...counts];
  return ids[group === 'hitting' ? 'hitter' : pitcher].flatMap((id) => all.find((figure) => figure.id === id) ?? []);
}
