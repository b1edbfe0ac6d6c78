import type { ConfidenceBoard } from '#contract/confidence.ts';
import { formatBits, formatBrier } from '#domain/confidence/format-scores.ts';
import styles from '../skill/skill-table.module.css';
import { Figure } from '../../../ui/board/figure.tsx';
import { RankedTable } from '../../../ui/board/ranked-table.tsx';

const heads = { score: 'BITS', figures: ['BRIER SCORE', 'GRADED PICKS'] };

/** The users with the first hundred ranks of confidence. */
export function ConfidenceTable({ board, caption }: { board: ConfidenceBoard; caption: string }) {
  return (
    <RankedTable
      board={board}
      caption={caption}
      className={styles.board}
      heads={heads}
      scoreOf={({ bits }) => formatBits(bits)}
    >
      {(row) => (
        <>
          <Figure label="Brier score" className={styles.interval}>
            {formatBrier(row.brier)}
          </Figure>
          <Figure label="Picks" className={styles.picks}>
            {row.picks.toLocaleString('en-US')}
          </Figure>
        </>
      )}
    </RankedTable>
  );
}
