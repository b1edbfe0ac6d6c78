import { lockLeadText } from '#rules/picks/lock.ts';
import { hitTitle, totalBases } from '#rules/picks/scoring.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { Drawing } from '#ui/pictures/drawing.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from '../account-page.module.css';

const streaks = ['1st', '2nd', '3rd', '4th and on'] as const;

const columns: readonly Column<number>[] = [
  { id: 'streak', head: 'Right in a row', value: (streak) => streaks[streak - 1] ?? null },
  {
    id: 'title',
    head: 'Scores as',
    isText: true,
    value: hitTitle,
    cell: (streak) => (
      <>
        <BasePath bases={streak} size={28} />
        {hitTitle(streak)}
      </>
    ),
  },
  { id: 'bases', head: 'Bases', value: totalBases },
];

/** The scoring rules in four lines, below a drawing of the ballpark. */
export function ScoringPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="scoring-heading">
      <h2 id="scoring-heading" className={styles.heading}>
        Call the winner. Keep the streak going.
      </h2>
      <Drawing of="park#park" className={styles.picture} />
      <div className={styles.text}>
        <PlainTable
          caption="Total bases of correct calls in a row"
          columns={columns}
          rows={[1, 2, 3, 4]}
          rowKey={(streak) => streak}
          isSortable={false}
          scrollLabel={null}
          className={styles.table}
        />
        <p>One wrong call ends the streak. Calls close {lockLeadText} before the first pitch.</p>
      </div>
    </aside>
  );
}
