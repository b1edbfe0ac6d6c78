import type { RangePlay } from '../../contract.ts';
import { catchesByDifficulty } from '../../rules/catches.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

type Row = ReturnType<typeof catchesByDifficulty>[number];

const columns: readonly Column<Row>[] = [
  { id: 'difficulty', head: 'Difficulty', value: ({ difficulty }) => difficulty.name, isText: true },
  { id: 'rate', head: 'Catch rate', value: ({ difficulty: { from, to } }) => `${from}–${to}%`, isText: true },
  { id: 'balls', head: 'Balls', value: ({ catches }) => catches.chances },
  { id: 'caught', head: 'Caught', value: ({ catches }) => catches.made },
  { id: 'expected', head: 'Expected', term: 'expectedCatches', value: ({ catches }) => catches.expected.toFixed(1) },
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
      csvName={`catches-by-difficulty-${season}`}
    />
  );
}
