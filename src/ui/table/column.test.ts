import { expect, test } from 'vitest';
import { type Column, sortRows, groupRuns, inGroup } from './column.ts';

type Row = { name: string; average: string | null };

const rows: Row[] = [
  { name: 'Ruiz', average: '.280' },
  { name: 'Abe', average: null },
  { name: 'Óscar', average: '1.000' },
  { name: 'Nagy', average: '.280' },
];
const columns: Column<Row>[] = [
  { id: 'name', head: 'Name', value: ({ name }) => name, isText: true },
  { id: 'avg', head: 'AVG', value: ({ average }) => average },
];
const order = (id: string, isDescending: boolean) =>
  sortRows(rows, columns, { id, isDescending }).map(({ name }) => name);

test('numbers are sorted by value and stably, with unknown values last in both directions', () => {
  expect(order('avg', true)).toEqual(['Óscar', 'Ruiz', 'Nagy', 'Abe']);
  expect(order('avg', false)).toEqual(['Ruiz', 'Nagy', 'Óscar', 'Abe']);
});

test('text is sorted alphabetically, regardless of accents', () =>
  expect(order('name', false)).toEqual(['Abe', 'Nagy', 'Óscar', 'Ruiz']));

test('without a known column the order of the rows does not change', () => {
  expect(sortRows(rows, columns, { id: 'era', isDescending: true })).toBe(rows);
  expect(sortRows(rows, columns, null)).toBe(rows);
});

const columnsOf = (...groups: (string | undefined)[]) =>
  groups.map((group, index) => ({ id: String(index), head: '', group, value: () => null }));

test('columns are put in a group', () =>
  expect(inGroup('Rates', columnsOf(undefined, 'Batting')).map(({ group }) => group)).toEqual(['Rates', 'Rates']));

test('neighbors of a group are one run, and so are neighbors without one', () =>
  expect(groupRuns(columnsOf(undefined, undefined, 'Batting', 'Batting', undefined, 'Rates'))).toEqual([
    { group: undefined, ids: ['0', '1'], isMore: false },
    { group: 'Batting', ids: ['2', '3'], isMore: false },
    { group: undefined, ids: ['4'], isMore: false },
    { group: 'Rates', ids: ['5'], isMore: false },
  ]));

test('without groups there are no runs', () => {
  expect(groupRuns(columnsOf(undefined, undefined))).toEqual([]);
  expect(groupRuns([])).toEqual([]);
});
