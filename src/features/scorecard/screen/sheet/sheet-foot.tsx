import type { ClubCard } from '../../rules/shapes.ts';
import { battingColumns, inningRows } from './sheet-rows.ts';
import styles from './sheet.module.css';

/** The figures of each inning, and the totals of the club. */
export function SheetFoot({ card: { innings, totals, cells } }: { card: ClubCard }) {
  const isEmpty = cells.length === 0;
  return (
    <tfoot>
      {inningRows.map(({ key, name }) => (
        <tr key={key} data-row={key}>
          <th scope="row" className={styles.names}>
            {name}
          </th>
          {innings.map((tally) => (
            <td key={tally.inning} colSpan={tally.parts}>
              {tally.hasBegun ? tally[key] : ''}
            </td>
          ))}
          {key === 'runs' ? (
            battingColumns.map((column) => (
              <td key={column.key} className={styles.figure}>
                {isEmpty ? '' : totals[column.key]}
              </td>
            ))
          ) : (
            <td colSpan={battingColumns.length} className={styles.total}>
              {isEmpty ? '' : innings.reduce((sum, tally) => sum + tally[key], 0)}
            </td>
          )}
        </tr>
      ))}
    </tfoot>
  );
}
