import type { FreeAgents } from '#contract/free-agents.ts';
import { clubFlows, type ClubFlow } from '#domain/free-agents/club-flows.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ClubFlowPicture } from './club-flow-picture.tsx';
import styles from './club-flow.module.css';
import { flowWords } from './flow-words.ts';

const columns: Column<ClubFlow>[] = [
  { id: 'from', head: 'Former club', isText: true, value: ({ from }) => from.name },
  { id: 'to', head: 'New club', isText: true, value: ({ to }) => to.name },
  { id: 'players', head: 'Players', value: ({ players }) => players },
];

type ClubFlowProps = { list: FreeAgents; formerClub: number | null };

/** Which way the signed went, from club to club: drawn, in a sentence, and as a table. */
export function ClubFlows({ list, formerClub }: ClubFlowProps) {
  const flows = clubFlows(list.agents);
  if (flows.length === 0) return null;
  return (
    <section aria-labelledby="flow" className={styles['flow']}>
      <h2 id="flow">From club to club</h2>
      <p className={styles['sentence']}>{flowWords(flows)}</p>
      <p className={styles['sides']} aria-hidden="true">
        <span>Former club</span>
        <span>New club</span>
      </p>
      <ClubFlowPicture flows={flows} formerClub={formerClub} />
      <details className={styles['table']}>
        <summary>The moves as a table</summary>
        <DataTable
          caption={`Moves from former to new clubs, ${list.season}`}
          columns={columns}
          rows={formerClub === null ? flows : flows.filter(({ from }) => from.id === formerClub)}
          rowKey={({ from, to }) => `${from.id} ${to.id}`}
          csvName={`free-agent-moves-${list.season}`}
        />
      </details>
    </section>
  );
}
