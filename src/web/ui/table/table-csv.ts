import type { Column } from './column.ts';

/** Quotes a field if needed. A leading character that a spreadsheet would read as a formula is escaped. */
function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=@\t\r]|^[+-](?![\d.])/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats the rows as RFC 4180, with a header line. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
