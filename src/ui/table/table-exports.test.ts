import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { tableCsv, tableMarkdown } from './table-exports.tsx';

type Row = { name: string; home: number | null };

const columns: Column<Row>[] = [
  { id: 'name', head: 'Name', value: ({ name }) => name },
  { id: 'hr', head: 'HR', value: ({ home }) => home },
];

test('the CSV starts with the headings, leaves unknown values empty and quotes quotes and commas', () => {
  const rows = [
    { name: 'Griffey, Jr. "Junior"', home: 630 },
    { name: 'Ruiz', home: null },
  ];
  expect(tableCsv(columns, rows)).toBe('Name,HR\r\n"Griffey, Jr. ""Junior""",630\r\nRuiz,\r\n');
});

test('the Markdown has a line for each row, aligns figures to the end, and escapes the signs of its own', () => {
  const rows = [
    { name: 'A | B', home: 630 },
    { name: 'Ruiz', home: null },
  ];
  const withText = columns.map((column) => ({ ...column, isText: column.id === 'name' }));
  expect(tableMarkdown(withText, rows)).toBe('| Name | HR |\n| :-- | --: |\n| A \\| B | 630 |\n| Ruiz |  |\n');
});
