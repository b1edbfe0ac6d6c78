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
