import type { FreeAgents } from '#contract/free-agents.ts';
import { clubFlows, type ClubFlow } from '#domain/free-agents/club-flows.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ClubFlowPicture } from './club-flow-picture.tsx';
import styles from './club-flow.module.css';

const columns: Column<ClubFlow>[] = [
  { id: 'from', head: 'Former club', isText: true, value: ({ from }) => from.name },
  { id: 'to', head: 'New club', isText: true, value: ({ to }) => to.name },
  { id: 'players', head: 'Players', value: ({ players }) => players },
];

/** 'Of 376 players, 48 stayed with their club. Most, 28, went to the New York Mets.' */
function sentence(flows: readonly ClubFlow[]): string {
  const sum = (some: readonly ClubFlow[]) => some.reduce((total, { players }) => total + players, 0);
  const stayed = sum(flows.filter(({ from, to }) => from.id === to.id));
  const arrivals = new Map<string, number>();
  for (const { to, players } of flows) arrivals.set(to.name, (arrivals.get(to.name) ?? 0) + players);
  const [most] = [...arrivals].toSorted((one, other) => other[1] - one[1]);
  const chosen = most === undefined ? '' : ` Most chosen: ${most[0]}, by ${most[1]}.`;
  return `Of ${sum(flows)} players, ${stayed} stayed with their club.${chosen}`;
}

type ClubFlowProps = { list: FreeAgents; formerClub: number | null };

/** Which way the signed went, from club to club: drawn, in a sentence, and as a table. */
export function ClubFlows({ list, formerClub }: ClubFlowProps) {
  const flows = clubFlows(list.agents);
  if (flows.length === 0) return null;
  return (
    <section aria-labelledby="flow" className={styles['flow']}>
      <h2 id="flow">From club to club</h2>
      <p className={styles['sentence']}>{sentence(flows)}</p>
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
