import type { Column } from './column.ts';
import styles from './table.module.css';
import { tableCsv } from './table-csv.ts';

type CsvButtonProps<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; name: string };

function save(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the table as a CSV file in its current order. */
export function CsvButton<Row>({ columns, rows, name }: CsvButtonProps<Row>) {
  return (
    <button
      type="button"
      className={`${styles.csv ?? ''} needs-script`}
      onClick={() => save(tableCsv(columns, rows), `${name}.csv`)}
    >
      Download CSV
    </button>
  );
}
