import type { FreeAgent } from '../../rules/free-agent.ts';
import type { Column } from '#ui/table/column.ts';
import { TableExports } from '#ui/table/table-exports.tsx';

const columns: Column<FreeAgent>[] = [
  { id: 'player', head: 'Player', value: ({ player }) => player.name },
  { id: 'position', head: 'Position', value: ({ position }) => position },
  { id: 'from', head: 'Former club', value: ({ originalTeam }) => originalTeam?.name ?? null },
  { id: 'to', head: 'New club', value: ({ newTeam }) => newTeam?.name ?? null },
  { id: 'declared', head: 'Declared', value: ({ declaredOn }) => declaredOn },
  { id: 'signed', head: 'Signed', value: ({ signedOn }) => signedOn },
  { id: 'notes', head: 'Notes', value: ({ notes }) => notes },
];

/** A button that downloads the free agents as CSV. */
export function AgentsFile({ agents, name }: { agents: readonly FreeAgent[]; name: string }) {
  return <TableExports columns={columns} rows={agents} name={name} />;
}
