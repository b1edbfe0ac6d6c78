import { csvLine } from '#platform/api/csv-line.ts';
import { copyText } from '#ui/kit/announce.ts';
import type { Column, Figure } from './column.ts';
import styles from './table.module.css';

type TableExportsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** of the file, without its extension */
  name: string;
};

function save(text: string, file: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads the table as a CSV file, or copies it as Markdown, in its current order. */
export function TableExports<Row>({ columns, rows, name }: TableExportsProps<Row>) {
  return (
    <span className={`${styles.exports ?? ''} needs-script`}>
      <button type="button" onClick={() => save(tableCsv(columns, rows), `${name}.csv`)}>
        Download CSV
      </button>
      <button type="button" onClick={() => void copyText(tableMarkdown(columns, rows), 'Table')}>
        Copy as Markdown
      </button>
    </span>
  );
}

function copiedFigure<Row>({ value, copied = value }: Column<Row>, row: Row): Figure {
  return copied(row);
}

/** Formats the rows as CSV, with a header line. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map((column) => copiedFigure(column, row))),
  ];
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
    ...rows.map((row) => line(columns.map((column) => copiedFigure(column, row)))),
  ].join('');
}
