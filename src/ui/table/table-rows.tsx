import type { GroupRun } from './column-groups.ts';
import type { Column, Figure } from './column.ts';
import type { HeatMark } from './heat.ts';

/** The heads of groups; screen readers need them to be in a `colgroup`. */
export function GroupRow({ runs }: { runs: readonly GroupRun[] }) {
  return (
    <tr>
      {runs.map(({ group, ids, isMore }) =>
        group === undefined ? (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the columns have their heads in the next row
          ids.map((id) => <td key={id} />)
        ) : (
          <th key={ids[0]} scope="colgroup" colSpan={ids.length} data-more={isMore || undefined}>
            {group}
          </th>
        ),
      )}
    </tr>
  );
}

/** By column */
export type Scales = ReadonlyMap<string, (figure: Figure) => HeatMark | null>;

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; scales?: Scales; isMarked?: boolean };

export function TableRow<Row>({ row, columns, scales, isMarked = false }: RowProps<Row>) {
  const content = ({ value, cell }: Column<Row>) => cell?.(row) ?? value(row) ?? '-';
  const [first, ...others] = columns;
  return (
    <tr data-marked={isMarked || undefined}>
      {first && (
        <th scope="row" data-text={first.isText || undefined}>
          {content(first)}
        </th>
      )}
      {others.map((column) => {
        const { id, isText, isMore } = column;
        const mark = scales?.get(id)?.(column.value(row));
        return (
          <td key={id} data-text={isText || undefined} data-more={isMore || undefined} data-heat={mark?.level}>
            {content(column)}
            {mark && <span className="visually-hidden">{`, ${mark.text}`}</span>}
          </td>
        );
      })}
    </tr>
  );
}

type FootProps<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; foot: readonly Row[] };

/** The totals of the columns, then rows for comparison. */
export function TableFoot<Row>({ columns, rows, foot }: FootProps<Row>) {
  const [first, ...others] = columns;
  const hasTotals = first?.total !== undefined;
  if (!hasTotals && foot.length === 0) return null;
  return (
    <tfoot>
      {hasTotals && (
        <tr data-total>
          <th scope="row">{first.total?.(rows)}</th>
          {others.map(({ id, total, isMore }) => (
            <td key={id} data-more={isMore || undefined}>
              {total?.(rows)}
            </td>
          ))}
        </tr>
      )}
      {foot.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows for comparison keep their place
        <TableRow key={index} row={row} columns={columns} />
      ))}
    </tfoot>
  );
}
