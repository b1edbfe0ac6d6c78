import type { GameView } from '#rules/baseball/game/model.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import type { BriefRow } from './brief-rows.ts';
import styles from './brief-table.module.css';

type Clubs = Record<'away' | 'home', Pick<GameView['teams']['home'], 'shortName'>>;

/** The rows of a brief with a column for each club. */
export function BriefTable({ rows, teams: { away, home } }: { rows: readonly BriefRow[]; teams: Clubs }) {
  const columns: readonly Column<BriefRow>[] = [
    { id: 'name', head: 'Figure', isHeadHidden: true, value: ({ name }) => name },
    { id: 'away', head: away.shortName, isText: true, value: (row) => row.away },
    { id: 'home', head: home.shortName, isText: true, value: (row) => row.home },
  ];
  return (
    <Table
      caption="The clubs before the game"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      isSortable={false}
      scrollLabel={null}
      className={styles.table}
    />
  );
}
