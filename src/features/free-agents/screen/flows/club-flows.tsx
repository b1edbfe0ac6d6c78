import type { FreeAgents } from '../../contract.ts';
import { clubFlows, type ClubFlow } from '../../rules/club-flows.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { Note } from '#ui/note.tsx';
import { ClubFlowPicture } from './club-flow-picture.tsx';
import styles from '../free-agents.module.css';
import { describeFlows } from './describe-flows.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

type ClubFlowProps = { list: FreeAgents; formerClub: number | null };

/** The moves of signed players between clubs: as a picture, a sentence and a table. */
export function ClubFlows({ list, formerClub }: ClubFlowProps) {
  const flows = clubFlows(list.agents);
  if (flows.length === 0) return null;
  return (
    <section aria-labelledby="flow" className={styles.flow}>
      <h2 id="flow">From club to club</h2>
      <ChartFrame
        title={<Note>{describeFlows(flows)}</Note>}
        table={{
          summary: 'The moves as a table',
          children: () => (
            <FlowsTable
              flows={formerClub === null ? flows : flows.filter(({ from }) => from.id === formerClub)}
              season={list.season}
            />
          ),
        }}
      >
        <p className={styles.sides}>
          <span>Former club</span>
          <span>New club</span>
        </p>
        <ClubFlowPicture flows={flows} formerClub={formerClub} />
      </ChartFrame>
    </section>
  );
}

const columns: Column<ClubFlow>[] = [
  { id: 'from', head: 'Former club', isText: true, value: ({ from }) => from.name },
  { id: 'to', head: 'New club', isText: true, value: ({ to }) => to.name },
  { id: 'players', head: 'Players', value: ({ players }) => players },
];

type FlowsTableProps = { flows: readonly ClubFlow[]; season: string };

/** The moves of the picture as a table. */
function FlowsTable({ flows, season }: FlowsTableProps) {
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
