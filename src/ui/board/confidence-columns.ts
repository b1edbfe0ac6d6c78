import { formatBits, formatBrier } from '#rules/picks/confidence-record.ts';
import { type BoardColumn, textOf } from './board-table.tsx';

type ConfidenceFigures = { bits: number; brier: number; picks: number };

/** The columns of a board of confidence. `figuresOf`: null before the first graded pick with a confidence */
export function confidenceColumns<Row>(figuresOf: (row: Row) => ConfidenceFigures | null): BoardColumn<Row>[] {
  return [
    { head: 'BITS', kind: 'score', cell: (row) => textOf(figuresOf(row), ({ bits }) => formatBits(bits)) },
    {
      head: 'BRIER SCORE',
      short: 'BRIER',
      label: 'Brier score',
      cell: (row) => textOf(figuresOf(row), ({ brier }) => formatBrier(brier)),
    },
    {
      head: 'GRADED PICKS',
      short: 'PICKS',
      label: 'Picks',
      cell: (row) => textOf(figuresOf(row), ({ picks }) => picks.toLocaleString('en-US'), '0'),
    },
  ];
}
