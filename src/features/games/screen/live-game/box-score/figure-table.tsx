import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import smallTable from '#ui/table/small-table.module.css';
import { paths } from '#platform/api/browser/paths.ts';
import styles from './box-score.module.css';
import { type FigureColumn, FigureHead } from './figure-head.tsx';

type FigureRow<Line> = { line: Line; note: string | null; isIndented: boolean };

type Props<Line> = { caption: string; head: string; columns: FigureColumn<Line>[]; rows: FigureRow<Line>[] };

/** A table of players and their figures, with a row of totals. A column without any value is left out. */
export function FigureTable<Line extends { playerId: number; name: string }>({
  caption,
  head,
  columns,
  rows,
}: Props<Line>) {
  const shown = columns.filter(({ value }) => rows.some(({ line }) => value(line) !== null));
  return (
    <ScrollRegion className={smallTable.scroller} label={caption}>
      <table className={classNames(smallTable.table, styles.table)}>
        <FigureHead head={head} columns={shown} />
        <tbody>
          {rows.map(({ line, note, isIndented }) => (
            <tr key={line.playerId}>
              <th scope="row" data-indented={isIndented || undefined}>
                <a href={paths.player(line.playerId)}>{line.name}</a>{' '}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              {shown.map(({ name, value }) => (
                <td key={name}>{value(line) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.totals}>
            <th scope="row">Totals</th>
            {shown.map(({ name, total }) => (
              <td key={name}>{total?.(rows.map(({ line }) => line))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
