import { formatBits, formatBrier } from '#rules/picks/confidence-record.ts';
import { type BoardHeads, type BoardUser, Figure } from './board-table.tsx';
import { type Board, RankedTable } from './ranked-table.tsx';

const heads: BoardHeads = {
  score: 'BITS',
  figures: [
    { name: 'BRIER SCORE', short: 'BRIER' },
    { name: 'GRADED PICKS', short: 'PICKS' },
  ],
};

type ConfidenceFigures = { bits: number; brier: number; picks: number };

type ConfidenceTableProps<T> = {
  board: Board<T>;
  caption: string;
  /** null before the first graded pick with a confidence */
  figuresOf: (row: T) => ConfidenceFigures | null;
};

/** Users by the score of their confidences. */
export function ConfidenceTable<T extends BoardUser>({ board, caption, figuresOf }: ConfidenceTableProps<T>) {
  return (
    <RankedTable
      board={board}
      caption={caption}
      heads={heads}
      scoreOf={(row) => {
        const figures = figuresOf(row);
        return figures === null ? '–' : formatBits(figures.bits);
      }}
    >
      {(row) => {
        const figures = figuresOf(row);
        return (
          <>
            <Figure label="Brier score">{figures === null ? '–' : formatBrier(figures.brier)}</Figure>
            <Figure label="Picks">{(figures?.picks ?? 0).toLocaleString('en-US')}</Figure>
          </>
        );
      }}
    </RankedTable>
  );
}
