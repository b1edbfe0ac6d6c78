import type { ClubFlow } from '../../rules/club-flows.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

const columns: Column<ClubFlow>[] = [
  { id: 'from', head: 'Former club', isText: true, value: ({ from }) => from.name },
  { id: 'to', head: 'New club', isText: true, value: ({ to }) => to.name },
  { id: 'players', head: 'Players', value: ({ players }) => players },
];

type FlowsTableProps = { flows: readonly ClubFlow[]; season: string };

/** The moves of the picture as a table. */
export function FlowsTable({ flows, season }: FlowsTableProps) {
  return (
    <Table
      caption={`Moves from former to new clubs, ${season}`}
      columns={columns}
      rows={flows}
      rowKey={({ from, to }) => `${from.id} ${to.id}`}
      address="moves"
      csvName={`free-agent-moves-${season}`}
    />
  );
}
