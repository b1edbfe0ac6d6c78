import { formatBits, formatBrier } from '#rules/picks/confidence-record.ts';
import { type BoardColumns, textOf } from './board-table.tsx';

type ConfidenceFigures = { bits: number; brier: number; picks: number };

/** The columns of a board of confidence. `figuresOf`: null before the first graded pick with a confidence */
export function confidenceColumns<Row>(figuresOf: (row: Row) => ConfidenceFigures | null): BoardColumns<Row> {
  return {
    score: { name: 'BITS', figure: (row) => textOf(figuresOf(row), ({ bits }) => formatBits(bits)) },
    figures: [
      {
        name: 'BRIER SCORE',
        short: 'BRIER',
        label: 'Brier score',
        figure: (row) => textOf(figuresOf(row), ({ brier }) => formatBrier(brier)),
      },
      {
        name: 'GRADED PICKS',
        short: 'PICKS',
        label: 'Picks',
        figure: (row) => textOf(figuresOf(row), ({ picks }) => picks.toLocaleString('en-US'), '0'),
      },
    ],
  };
}
