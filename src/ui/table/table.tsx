import { useState, useId, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/kit/button.tsx';
import { Select } from '../form/select.tsx';
import { chooseGroup, groupNames, allGroups, sortRows, type Sort } from './column.ts';
import { PlainTable, type PlainTableProps } from './plain-table.tsx';
import { TableExports } from './table-exports.tsx';
import choice from '#ui/kit/choice.module.css';
import styles from './table.module.css';

type TableProps<Row> = PlainTableProps<Row> & {
  /** begins the names of the search parameters that keep the order and the choices; absent: the URL does not keep them */
  urlName?: string;
  /** one group of columns can be chosen; phones begin with the main one, by default the first */
  hasGroupChoice?: boolean;
  /** a phone has the choice among the controls of the page, which set `columns` in the URL */
  isChoiceElsewhereOnPhone?: boolean;
  mainGroup?: string;
  minimum?: Minimum<Row>;
  /** a longer table shows its first rows, and the others on request */
  most?: number;
  /** file name without its extension; without it there is no download */
  csvName?: string;
};

/** A table whose order is in the URL, with a choice of columns, a minimum, a CSV download and a copy as Markdown. */
export function Table<Row>({ csvName, most = Infinity, minimum, ...props }: TableProps<Row>) {
  const [state, change] = useTableState(props.urlName);
  const [showsAll, setShowsAll] = useState(false);
  const sort = state.sort ?? props.sort ?? null;
  const groups = props.hasGroupChoice === true ? groupNames(props.columns) : [];
  const main = props.mainGroup ?? groups[0];
  const columns = chooseGroup(props.columns, state.group, { groups, main });
  const least = minimum?.choices.find((each) => each === state.minimum) ?? minimum?.initial ?? 0;
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
              isWideOnly={props.isChoiceElsewhereOnPhone === true}
              minimum={minimum}
              state={{ ...state, minimum: least }}
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

/** Figures that a row needs to be shown at first, such as plate appearances. */
type Minimum<Row> = {
  /** 'Plate appearances' */
  label: string;
  value: (row: Row) => number;
  choices: readonly number[];
  /** the choice at first; default: 0, all rows */
  initial?: number;
};

type TableChoicesProps = {
  groups: readonly string[];
  /** what phones show at first */
  main: string | undefined;
  /** phones leave out columns that are in no group */
  hasMore: boolean;
  isWideOnly: boolean;
  minimum: Pick<Minimum<never>, 'label' | 'choices'> | undefined;
  state: TableState;
  onChange: (change: Partial<TableState>) => void;
};

const mainColumns = 'Main';

/** the width below which the style sheet shows the first group only */
const phone = '(width < 43.75rem)';

function onPhoneChange(notify: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Chooses the columns that are shown, and how much a row must have. */
function TableChoices({ groups, main, hasMore, isWideOnly, minimum, state, onChange }: TableChoicesProps) {
  const name = useId();
  const isPhone = useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phone).matches,
    () => false,
  );
  const parts = groups.length > 1 ? groups : [mainColumns];
  const shown = state.group ?? (isPhone ? (main ?? mainColumns) : allGroups);
  return (
    <div className={`${styles.choices ?? ''} needs-script`} data-wide={isWideOnly || undefined}>
      {(groups.length > 1 || hasMore) && (
        <fieldset className={choice.row} data-phone={groups.length < 2 || undefined}>
          <legend className="visually-hidden">Columns</legend>
          {[...parts, allGroups].map((group) => (
            <label key={group}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={group === shown}
                onChange={() => onChange({ group: group === mainColumns ? null : group })}
              />
              {group === allGroups ? 'All' : group}
            </label>
          ))}
        </fieldset>
      )}
      {minimum !== undefined && (
        <label>
          {minimum.label}
          <Select
            value={state.minimum ?? 0}
            onChange={({ target }) => onChange({ minimum: Number(target.value) })}
            choices={minimum.choices.map((value) => ({ value, label: value === 0 ? 'Any' : `At least ${value}` }))}
          />
        </label>
      )}
    </div>
  );
}

/** What a visitor has chosen in a table; null: the initial one. */
type TableState = { sort: Sort | null; group: string | null; minimum: number | null };

const nameOf = (urlName: string, key: string): string => (urlName === '' ? key : `${urlName}.${key}`);

function readState(params: URLSearchParams, urlName: string): TableState {
  const read = (key: string) => params.get(nameOf(urlName, key)) || null;
  const sort = read('sort');
  const minimum = Number(read('min') ?? Number.NaN);
  return {
    sort: sort === null ? null : { id: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
    group: read('columns'),
    minimum: Number.isNaN(minimum) ? null : minimum,
  };
}

function writeState({ sort, group, minimum }: TableState, urlName: string): void {
  const url = new URL(window.location.href);
  const values = { sort: sort && `${sort.isDescending ? '-' : ''}${sort.id}`, columns: group, min: minimum };
  for (const [key, value] of Object.entries(values))
    if (value === null) url.searchParams.delete(nameOf(urlName, key));
    else url.searchParams.set(nameOf(urlName, key), String(value));
  window.history.replaceState(window.history.state, '', url);
}

const nothingChosen: TableState = { sort: null, group: null, minimum: null };

/**
 * The order and the choices of a table. The URL keeps them, so that a link shows the same table. `urlName` begins the names of its
 * search parameters: `sort` for '', `log.sort` for 'log'. Undefined: the URL keeps nothing.
 */
function useTableState(urlName: string | undefined): [TableState, (change: Partial<TableState>) => void] {
  const { search } = useLocation();
  const [chosen, setChosen] = useState<{ search: string; state: TableState } | null>(null);
  const read = () => (urlName === undefined ? nothingChosen : readState(new URLSearchParams(search), urlName));
  // another page URL has its own state; the router does not see a replaced one
  const state = chosen?.search === search ? chosen.state : read();
  const change = (part: Partial<TableState>) => {
    const next = { ...state, ...part };
    setChosen({ search, state: next });
    if (urlName !== undefined) writeState(next, urlName);
  };
  return [state, change];
}
