import type { BoardHeads } from './board-table.tsx';

/** The streaks are not those of a period: a user's longest one counts every pick. */
const lifelongStreak = { name: 'LONGEST STREAK EVER', short: 'LONGEST EVER' };

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

/** The columns of the board of a month or a week. */
export const periodHeads: BoardHeads = { ...scoreHeads, figures: [lifelongStreak, ...scoreHeads.figures.slice(1)] };
