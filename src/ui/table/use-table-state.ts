import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Sort } from './column.ts';

/** What a visitor has chosen in a table; null: the initial one. */
export type TableState = { sort: Sort | null; group: string | null; minimum: number | null };

const nameOf = (address: string, key: string): string => (address === '' ? key : `${address}.${key}`);

function readState(params: URLSearchParams, address: string): TableState {
  const read = (key: string) => params.get(nameOf(address, key)) || null;
  const sort = read('sort');
  const minimum = Number(read('min') ?? Number.NaN);
  return {
    sort: sort === null ? null : { id: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
    group: read('columns'),
    minimum: Number.isNaN(minimum) ? null : minimum,
  };
}

function writeState({ sort, group, minimum }: TableState, address: string): void {
  const url = new URL(window.location.href);
  const values = { sort: sort && `${sort.isDescending ? '-' : ''}${sort.id}`, columns: group, min: minimum };
  for (const [key, value] of Object.entries(values))
    if (value === null) url.searchParams.delete(nameOf(address, key));
    else url.searchParams.set(nameOf(address, key), String(value));
  window.history.replaceState(window.history.state, '', url);
}

const nothingChosen: TableState = { sort: null, group: null, minimum: null };

/**
 * The order and the choices of a table. The address keeps them, so that a link shows the same table. `address` begins the names of its
 * search parameters: `sort` for '', `log.sort` for 'log'. Undefined: the address keeps nothing.
 */
export function useTableState(address: string | undefined): [TableState, (change: Partial<TableState>) => void] {
  const { search } = useLocation();
  const [chosen, setChosen] = useState<{ search: string; state: TableState } | null>(null);
  const read = () => (address === undefined ? nothingChosen : readState(new URLSearchParams(search), address));
  // another page address has its own state; the router does not see a replaced one
  const state = chosen?.search === search ? chosen.state : read();
  const change = (part: Partial<TableState>) => {
    const next = { ...state, ...part };
    setChosen({ search, state: next });
    if (address !== undefined) writeState(next, address);
  };
  return [state, change];
}
