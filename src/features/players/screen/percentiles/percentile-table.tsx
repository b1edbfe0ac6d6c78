import type { PlayerPercentiles } from '../../contract.ts';
import { percentileFigures, type PlacedFigure } from '#rules/baseball/stats/percentile-figures.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { Term } from '#ui/term/term.tsx';
import { groupNames } from '../tables/group-names.ts';
import { PercentileMark } from './percentile-mark.tsx';
import { describePool } from './describe-pool.ts';
import styles from './percentiles.module.css';

type Placed = PlayerPercentiles['groups'][number];
type Row = { figure: PlacedFigure; place: Placed['places'][number] };

const columns: readonly Column<Row>[] = [
  {
    id: 'figure',
    head: 'Figure',
    isHeadHidden: true,
    value: ({ figure }) => figure.head,
    cell: ({ figure: { term, head } }) => <Term id={term}>{head}</Term>,
  },
  { id: 'value', head: 'Value', isHeadHidden: true, value: ({ place }) => place.text },
  {
    id: 'percentile',
    head: 'Percentile',
    title: '0 is the lowest of all, 100 the highest',
    isText: true,
    value: ({ place }) => place.percentile,
    cell: ({ place }) => <PercentileMark percentile={place.percentile} />,
  },
];

/** A table of figures with a percentile mark on an axis from 0 to 100. */
export function PercentileTable({ placed, season }: { placed: Placed; season: string }) {
  const { group, places } = placed;
  const byId = new Map(places.map((place) => [place.id, place]));
  const rows = percentileFigures[group].flatMap((figure) => {
    const place = byId.get(figure.id);
    return place === undefined ? [] : [{ figure, place }];
  });
  return (
    <Table
      caption={
        <>
          <strong>{groupNames[group]}</strong> {describePool(placed, season)}
        </>
      }
      isCaptionShown
      columns={columns}
      rows={rows}
      rowKey={({ figure }) => figure.id}
      isSortable={false}
      scrollLabel={null}
      className={styles.table}
    />
  );
}
