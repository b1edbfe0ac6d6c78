import { useState } from 'react';
import { Button } from '../button.tsx';
import { chooseGroup, groupNames } from './column-groups.ts';
import { PlainTable, type PlainTableProps } from './plain-table.tsx';
import { sortRows } from './sort-rows.ts';
import { type Minimum, TableChoices } from './table-choices.tsx';
import { TableExports } from './table-exports.tsx';
import { useTableState } from './use-table-state.ts';

type TableProps<Row> = PlainTableProps<Row> & {
  /** begins the names of the search parameters that keep the order and the choices; absent: the address does not keep them */
  address?: string;
  /** one group of columns can be chosen; phones begin with the main one, by default the first */
  hasGroupChoice?: boolean;
  mainGroup?: string;
  minimum?: Minimum<Row>;
  /** a longer table shows its first rows, and the others on request */
  most?: number;
  /** file name without its extension; without it there is no download */
  csvName?: string;
};

/** A table whose order is in the address, with a choice of columns, a minimum, a CSV download and a copy as Markdown. */
export function Table<Row>({ csvName, most = Infinity, minimum, ...props }: TableProps<Row>) {
  const [state, change] = useTableState(props.address);
  const [showsAll, setShowsAll] = useState(false);
  const sort = state.sort ?? props.sort ?? null;
  const groups = props.hasGroupChoice === true ? groupNames(props.columns) : [];
  const main = props.mainGroup ?? groups[0];
  const columns = chooseGroup(props.columns, state.group, { groups, main });
  const least = state.minimum ?? minimum?.initial ?? 0;
  const rows = minimum === undefined ? props.rows : props.rows.filter((row) => minimum.value(row) >= least);
  const sorted = sortRows(rows, columns, sort);
  const shown = showsAll ? sorted : sorted.slice(0, most);
  const hasMore = props.columns.some(({ isMore }) => isMore);
  const hasChoices = hasMore || groups.length > 1 || minimum !== undefined;
  const exported = [...sorted, ...(props.foot ?? [])];
  return (
    <>
      <PlainTable
        {...props}
        columns={columns}
        rows={shown}
        order={sort}
        onOrder={(chosen) => change({ sort: chosen })}
        above={
          hasChoices && (
            <TableChoices
              groups={groups}
              main={main}
              hasMore={hasMore}
              minimum={minimum}
              state={state}
              onChange={change}
            />
          )
        }
        below={
          csvName === undefined ? undefined : <TableExports columns={props.columns} rows={exported} name={csvName} />
        }
      />
      {shown.length < sorted.length && (
        <Button className="needs-script" onClick={() => setShowsAll(true)}>
          Show all {sorted.length} rows
        </Button>
      )}
    </>
  );
}
