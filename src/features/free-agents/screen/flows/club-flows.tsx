import type { FreeAgents } from '../../contract.ts';
import { clubFlows } from '../../rules/club-flows.ts';
import { TableOnDemand } from '#ui/table/table-on-demand.tsx';
import { ClubFlowPicture } from './club-flow-picture.tsx';
import styles from '../free-agents.module.css';
import { describeFlows } from './describe-flows.ts';
import { FlowsTable } from './flows-table.tsx';

type ClubFlowProps = { list: FreeAgents; formerClub: number | null };

/** The moves of signed players between clubs: as a picture, a sentence and a table. */
export function ClubFlows({ list, formerClub }: ClubFlowProps) {
  const flows = clubFlows(list.agents);
  if (flows.length === 0) return null;
  return (
    <section aria-labelledby="flow" className={styles.flow}>
      <h2 id="flow">From club to club</h2>
      <p className={styles.sentence}>{describeFlows(flows)}</p>
      <p className={styles.sides} aria-hidden="true">
        <span>Former club</span>
        <span>New club</span>
      </p>
      <ClubFlowPicture flows={flows} formerClub={formerClub} />
      <TableOnDemand summary="The moves as a table">
        {() => (
          <FlowsTable
            flows={formerClub === null ? flows : flows.filter(({ from }) => from.id === formerClub)}
            season={list.season}
          />
        )}
      </TableOnDemand>
    </section>
  );
}
