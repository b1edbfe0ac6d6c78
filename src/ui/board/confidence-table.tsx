import { formatBits, formatBrier } from '#rules/picks/confidence-record.ts';
import type { BoardUser } from './board-table.tsx';
import { type Board, RankedTable } from './ranked-table.tsx';

type ConfidenceFigures = { bits: number; brier: number; picks: number };

type ConfidenceTableProps<T> = {
  board: Board<T>;
  caption: string;
  /** null before the first graded pick with a confidence */
  figuresOf: (row: T) => ConfidenceFigures | null;
};

/** Users by the score of their confidences. */
export function ConfidenceTable<T extends BoardUser>({ board, caption, figuresOf }: ConfidenceTableProps<T>) {
  const textOf = (row: T, format: (figures: ConfidenceFigures) => string, none = '–') => {
    const figures = figuresOf(row);
    return figures === null ? none : format(figures);
  };
  return (
    <RankedTable
      board={board}
      caption={caption}
      scoreOf={(row) => textOf(row, ({ bits }) => formatBits(bits))}
      columns={{
        score: 'BITS',
        figures: [
          {
            name: 'BRIER SCORE',
            short: 'BRIER',
            label: 'Brier score',
            figure: (row) => textOf(row, ({ brier }) => formatBrier(brier)),
          },
          {
            name: 'GRADED PICKS',
            short: 'PICKS',
            label: 'Picks',
            figure: (row) => textOf(row, ({ picks }) => picks.toLocaleString('en-US'), '0'),
          },
        ],
      }}
    />
  );
}
