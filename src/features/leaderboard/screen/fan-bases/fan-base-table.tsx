import type { FanBaseRow, FanBases } from '../../contract/fan-bases.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './fan-bases-screen.module.css';

const share = ({ correct, wrong }: FanBaseRow): number | null =>
  correct + wrong === 0 ? null : Math.round((1000 * correct) / (correct + wrong)) / 10;

const formatShare = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)}%`);

const columns: Column<FanBaseRow>[] = [
  {
    id: 'club',
    head: 'CLUB',
    isText: true,
    value: ({ name }) => name,
    cell: ({ rank, teamId, name }) => (
      <span className={styles.club}>
        <b className={styles.rank}>{rank ?? '–'}</b>
        <Emblem teamId={teamId} size={26} />
        {name}
      </span>
    ),
  },
  {
    id: 'average',
    head: 'BASES/FAN',
    value: ({ average }) => average,
    cell: ({ average }) => (average / 100).toFixed(2),
  },
  { id: 'fans', head: 'FANS', value: ({ members }) => members },
  {
    id: 'share',
    head: 'CORRECT',
    value: share,
    cell: (row) => formatShare(share(row)),
    heat: { better: 'high' },
  },
];

const periodTexts = { season: 'the season', month: 'this month', week: 'this week' };

/** The fan bases in the order of their ranks, with the user's own marked. */
export function FanBaseTable({ table: { period, rows, own } }: { table: FanBases }) {
  return (
    <Table
      caption={`Fan bases: total bases per fan of ${periodTexts[period]}`}
      columns={columns}
      rows={rows}
      rowKey={({ teamId }) => teamId}
      marked={({ teamId }) => teamId === own?.teamId}
      areTermsShown={false}
      address=""
      csvName={`fan-bases-${period}`}
    />
  );
}
