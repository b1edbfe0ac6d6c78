import type { BoardHeads } from './board-table.tsx';

/** The columns of a board of total bases. Source: the product specification. */
export const scoreHeads: BoardHeads = {
  score: 'SCORE',
  figures: [
    { name: 'LONGEST STREAK', short: 'LONGEST' },
    { name: 'CURRENT STREAK', short: 'STREAK', isMain: true },
    { name: 'CORRECT PREDICTIONS', short: 'CORRECT' },
    { name: 'INCORRECT PREDICTIONS', short: 'INCORRECT' },
  ],
};
