import { figureNumber, outsOfInnings } from '#rules/baseball/stats/figures.ts';
import type { TermId } from '#rules/baseball/stats/glossary.ts';
import type { StatLine } from '../contract/player.ts';

type Figures = StatLine['figures'];

/** A figure with a career chart: counts as bars, rates as points. */
export type CareerFigure = {
  figure: string;
  head: string;
  term: TermId;
  kind: 'bars' | 'points';
  /** the smallest value is the best */
  isLessMore?: true;
  value: (figures: Figures) => number | null;
};

function inningsOf(figures: Figures): number | null {
  const outs = outsOfInnings(figures.inningsPitched ?? '');
  return outs === null ? null : outs / 3;
}

const drawn = (figure: string, head: string, term: TermId, kind: CareerFigure['kind']): CareerFigure => ({
  figure,
  head,
  term,
  kind,
  value: (figures) => figureNumber(figures[figure] ?? ''),
});

/** The charts of each group, in order. */
export const careerFigures = {
  hitting: [
    drawn('ops', 'OPS', 'ops', 'points'),
    drawn('avg', 'AVG', 'avg', 'points'),
    drawn('homeRuns', 'HR', 'homeRuns', 'bars'),
    drawn('stolenBases', 'SB', 'stolenBases', 'bars'),
  ],
  pitching: [
    { ...drawn('era', 'ERA', 'era', 'points'), isLessMore: true },
    { ...drawn('whip', 'WHIP', 'whip', 'points'), isLessMore: true },
    drawn('strikeoutsPer9Inn', 'K/9', 'strikeoutsPer9', 'points'),
    { ...drawn('inningsPitched', 'IP', 'inningsPitched', 'bars'), value: inningsOf },
  ],
} as const satisfies Record<string, readonly CareerFigure[]>;
