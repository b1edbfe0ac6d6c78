import { figureNumber, hundredths, percent, thousandths } from './figures.ts';
import type { TermId } from './glossary.ts';
import type { Figures } from './stat-block.ts';

/** A figure with a place among others. */
export type PlacedFigure = {
  id: string;
  head: string;
  term: TermId;
  /** true if a smaller value is better, as in earned runs */
  isLessMore?: true;
  /** a sum, which is ranked among all players, whatever their playing time */
  isCount?: true;
  /** null if the line does not have the figure */
  value: (figures: Figures) => number | null;
  /** formats the value: '.322', '24.1%' */
  format: (value: number) => string;
};

const numberIn = (figures: Figures, figure: string): number | null => figureNumber(figures[figure] ?? '');

const plain = (figure: string) => (figures: Figures) => numberIn(figures, figure);

const share = (part: string, whole: string) => (figures: Figures) => {
  const [one, all] = [numberIn(figures, part), numberIn(figures, whole)];
  return one === null || all === null || all === 0 ? null : one / all;
};

/** A sum, by the upstream's name. */
export function count(id: string, head: string, term: TermId): PlacedFigure {
  return { id, head, term, isCount: true, value: plain(id), format: String };
}

const hitting: readonly PlacedFigure[] = [
  { id: 'ops', head: 'OPS', term: 'ops', value: plain('ops'), format: thousandths },
  { id: 'obp', head: 'OBP', term: 'obp', value: plain('obp'), format: thousandths },
  { id: 'slg', head: 'SLG', term: 'slg', value: plain('slg'), format: thousandths },
  { id: 'avg', head: 'AVG', term: 'avg', value: plain('avg'), format: thousandths },
  count('homeRuns', 'HR', 'homeRuns'),
  count('stolenBases', 'SB', 'stolenBases'),
  {
    id: 'walkRate',
    head: 'BB %',
    term: 'walkRate',
    value: share('baseOnBalls', 'plateAppearances'),
    format: percent,
  },
  {
    id: 'strikeoutRate',
    head: 'K %',
    term: 'strikeoutRate',
    isLessMore: true,
    value: share('strikeOuts', 'plateAppearances'),
    format: percent,
  },
];

const pitching: readonly PlacedFigure[] = [
  { id: 'era', head: 'ERA', term: 'era', isLessMore: true, value: plain('era'), format: hundredths },
  { id: 'whip', head: 'WHIP', term: 'whip', isLessMore: true, value: plain('whip'), format: hundredths },
  {
    id: 'strikeoutRate',
    head: 'K %',
    term: 'strikeoutRate',
    value: share('strikeOuts', 'battersFaced'),
    format: percent,
  },
  {
    id: 'walkRate',
    head: 'BB %',
    term: 'walkRate',
    isLessMore: true,
    value: share('baseOnBalls', 'battersFaced'),
    format: percent,
  },
  {
    id: 'homeRunsPer9',
    head: 'HR/9',
    term: 'homeRunsPer9',
    isLessMore: true,
    value: plain('homeRunsPer9'),
    format: hundredths,
  },
  { id: 'avg', head: 'AVG', term: 'opponentAverage', isLessMore: true, value: plain('avg'), format: thousandths },
];

/** The figures of each group, in the order of the page. */
export const percentileFigures = { hitting, pitching } as const;

export type PercentileGroup = keyof typeof percentileFigures;
