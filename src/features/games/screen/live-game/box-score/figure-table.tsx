import { paths } from '#platform/api/browser/paths.ts';
import { givenName, surname } from '#rules/baseball/players/surname.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from './box-score.module.css';

type Player = { playerId: number; name: string };
export type FigureRow<Line> = { line: Line; note: string | null; isIndented?: boolean };

type Props<Line> = {
  caption: string;
  head: string;
  columns: readonly Column<FigureRow<Line>>[];
  rows: readonly FigureRow<Line>[];
};

/** The name, whose first part is an initial on a phone. */
function PlayerLink({ playerId, name }: Player) {
  const given = givenName(name);
  return (
    <a href={paths.player(playerId)} title={name}>
      {given !== '' && (
        <>
          <span className={styles.given}>{given} </span>
          <span className={styles.initial} aria-hidden="true">
            {given.charAt(0)}.{' '}
          </span>
        </>
      )}
      {surname(name)}
    </a>
  );
}

const playerColumn = <Line extends Player>(head: string): Column<FigureRow<Line>> => ({
  id: 'player',
  head,
  value: ({ line }) => line.name,
  cell: ({ line, note, isIndented }) => (
    <span data-indented={isIndented || undefined}>
      <PlayerLink {...line} /> {note && <span className={styles.note}>{note}</span>}
    </span>
  ),
  total: () => 'Totals',
});

/** A table of players and their figures, with a row of totals. A column without any value is left out. */
export function FigureTable<Line extends Player>({ caption, head, columns, rows }: Props<Line>) {
  const shown = columns.filter(({ value }) => rows.some((row) => value(row) !== null));
  return (
    <PlainTable
      caption={caption}
      columns={[playerColumn(head), ...shown]}
      rows={rows}
      rowKey={({ line }) => line.playerId}
      isSortable={false}
      className={styles.table}
    />
  );
}
