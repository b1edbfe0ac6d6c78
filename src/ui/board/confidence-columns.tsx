import { formatBrier } from '#rules/picks/format-scores.ts';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';

/** The columns of a board of confidence, for `RankedTable`. */
export const confidenceColumns = {
  className: styles.board,
  heads: { score: 'BITS', figures: ['BRIER SCORE', 'GRADED PICKS'] },
};

/** The figures of a user beside the bits; null before the first graded pick with a confidence. */
export function ConfidenceFigureCells({ figures }: { figures: { brier: number; picks: number } | null }) {
  return (
    <>
      <Figure label="Brier score" className={styles.interval}>
        {figures === null ? '–' : formatBrier(figures.brier)}
      </Figure>
      <Figure label="Picks" className={styles.picks}>
        {(figures?.picks ?? 0).toLocaleString('en-US')}
      </Figure>
    </>
  );
}
