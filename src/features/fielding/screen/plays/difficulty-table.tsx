import type { RangePlay } from '../../contract.ts';
import { catchesByDifficulty } from '../../rules/catches.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from '../advanced-fielding.module.css';
import { formatSigned } from '../range/range-text.ts';

type Row = ReturnType<typeof catchesByDifficulty>[number];

/** The catch rates: '26–50%' */
const ratesOf = ({ from, to }: Row['difficulty']): string => `${from}–${to}%`;

const above = ({ made, expected }: Row['catches']): number => Math.round(10 * (made - expected)) / 10;

const columns: readonly Column<Row>[] = [
  {
    id: 'difficulty',
    head: 'Difficulty',
    term: 'catchStars',
    value: ({ difficulty }) => `${difficulty.name}, ${ratesOf(difficulty)}`,
    cell: ({ difficulty }) => (
      <>
        {difficulty.name} <span className={styles.rates}>{ratesOf(difficulty)}</span>
      </>
    ),
    isText: true,
  },
  { id: 'balls', head: 'Balls', value: ({ catches }) => catches.chances },
  { id: 'caught', head: 'Caught', value: ({ catches }) => catches.made },
  { id: 'expected', head: 'Expected', term: 'expectedCatches', value: ({ catches }) => catches.expected.toFixed(1) },
  {
    id: 'above',
    head: 'Above',
    title: 'Catches above those expected of an average outfielder',
    value: ({ catches }) => above(catches),
    cell: ({ catches }) => formatSigned(above(catches)),
    heat: { better: 'high', bounds: [-3, 3] },
  },
];

type DifficultyTableProps = { plays: readonly RangePlay[]; name: string; season: string };

/** The catches by difficulty, and the expected catches of an average outfielder. */
export function DifficultyTable({ plays, name, season }: DifficultyTableProps) {
  return (
    <Table
      caption={`Balls that ${name} caught in ${season}, by difficulty`}
      columns={columns}
      rows={catchesByDifficulty(plays)}
      rowKey={({ difficulty }) => difficulty.id}
      address="difficulty"
      csvName={`catches-by-difficulty-${season}`}
    />
  );
}
