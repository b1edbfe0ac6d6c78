import { expect, test } from 'vitest';
import { type Column, sortRows } from './column.ts';

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
