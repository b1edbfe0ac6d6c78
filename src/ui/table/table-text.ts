import { csvLine } from '#platform/api/csv-line.ts';
import type { Column, Figure } from './column.ts';

/** Formats the rows as CSV, with a header line. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map(csvLine).join('');
}

/** Formats the rows as a table in Markdown, for posts in forums. */
export function tableMarkdown<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly Figure[]) =>
    `| ${cells.map((cell) => String(cell ?? '').replaceAll(/[|\\*_`<[]/g, '\\$&')).join(' | ')} |\n`;
  const marks = columns.map(({ isText = false }, index) => (isText || index === 0 ? ':--' : '--:'));
  return [
    line(columns.map(({ head }) => head)),
    `| ${marks.join(' | ')} |\n`,
    ...rows.map((row) => line(columns.map(({ value }) => value(row)))),
  ].join('');
}
