import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { tableCsv } from './table-csv.ts';

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

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['-12', '-12'],
  ['+3.5', '+3.5'],
  ['-.5', '-.5'],
])('%s is written as %s, so that a spreadsheet does not run it as a formula', (name, written) => {
  expect(tableCsv(columns, [{ name, home: 1 }])).toBe(`Name,HR\r\n${written},1\r\n`);
});
