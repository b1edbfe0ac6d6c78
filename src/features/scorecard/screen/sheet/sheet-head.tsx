import { battingColumns, type SheetColumn } from './sheet-rows.ts';
import styles from './sheet.module.css';

/** The innings; one in which the club batted around has several columns. */
export function SheetHead({ columns }: { columns: SheetColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.names}>
          Batting order
        </th>
        {columns
          .filter(({ part }) => part === 0)
          .map(({ key, tally }) => (
            <th
              key={key}
              scope="col"
              colSpan={tally.parts}
              className={styles.inning}
              data-live={(tally.hasBegun && !tally.isOver) || undefined}
            >
              <span className="visually-hidden">Inning </span>
              {tally.inning}
              {tally.parts > 1 && <small className={styles.around}> batted around</small>}
            </th>
          ))}
        {battingColumns.map(({ key, name, label }) => (
          <th key={key} scope="col" className={styles.figure}>
            <abbr title={label}>{name}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
