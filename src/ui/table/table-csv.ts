import { csvLine } from '#platform/api/csv-line.ts';
import type { Column } from './column.ts';

/** Formats the rows as CSV, with a header line. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map(csvLine).join('');
}
