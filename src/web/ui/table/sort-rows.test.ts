import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { sortRows } from './sort-rows.ts';

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

test('figures are sorted by size, equal ones stay in order, unknown ones come last either way', () => {
  expect(order('avg', true)).toEqual(['Óscar', 'Ruiz', 'Nagy', 'Abe']);
  expect(order('avg', false)).toEqual(['Ruiz', 'Nagy', 'Óscar', 'Abe']);
});

test('words are sorted as a reader expects, accents aside', () => {
  expect(order('name', false)).toEqual(['Abe', 'Nagy', 'Óscar', 'Ruiz']);
});

test('an unknown column, or none, leaves the rows as they are', () => {
  expect(sortRows(rows, columns, { id: 'era', isDescending: true })).toBe(rows);
  expect(sortRows(rows, columns, null)).toBe(rows);
});
