import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLeagueNow } from '#features/league/queries.ts';
import { moveClubFirst } from '#rules/baseball/standings/move-club-first.ts';
import type { StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { standingsQuery } from '../queries.ts';
import { panelColumns, TableHeading } from './standings-columns.tsx';
import onDemand from '#ui/table/table-on-demand.module.css';
import styles from './standings.module.css';

type PanelTableProps = { table: StandingsTable; teamId: number; areTermsShown: boolean };

function PanelTable({ table, teamId, areTermsShown }: PanelTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <TableHeading id={id} level={3} table={table} />
      <PlainTable
        // the wild card tables of both leagues have the same name
        caption={`${table.kind === 'wildCard' ? `${table.leagueName ?? ''} ` : ''}${table.name} standings`}
        columns={panelColumns(table.kind)}
        rows={table.lines}
        rowKey={({ team }) => team.id}
        marked={({ team }) => team.id === teamId}
        areTermsShown={areTermsShown}
      />
    </section>
  );
}

const keyOf = ({ name, leagueId }: StandingsTable): string => `${name} ${leagueId}`;

/** Splits the tables into those with the club and the others. Without the club, all are shown. */
function partTables(tables: readonly StandingsTable[], teamId: number) {
  const sorted = moveClubFirst(tables, teamId);
  const own = sorted.filter(({ lines }) => lines.some(({ team }) => team.id === teamId));
  return own.length === 0
    ? { shown: sorted, others: [] }
    : { shown: own, others: sorted.filter((table) => !own.includes(table)) };
}

/** The standings of a season as a side panel: the tables of the club with its row marked, the others collapsed. */
export function StandingsPanel({ teamId, season }: { teamId: number; season: string | undefined }) {
  const { data, refetch } = useQuery(standingsQuery({ season }));
  const now = useLeagueNow();
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const { tables, freshness } = data;
  const { shown, others } = partTables(tables, teamId);
  return (
    <>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now ?? freshness.asOf} />}
      {tables.length === 0 && <p>There are no standings of {data.season}.</p>}
      <Grid columns="wide" gap={5} className={styles.tables}>
        {shown.map((table, place) => (
          <PanelTable key={keyOf(table)} table={table} teamId={teamId} areTermsShown={place === 0} />
        ))}
      </Grid>
      {others.length > 0 && (
        <details className={classNames(onDemand.onDemand, styles.others)}>
          <summary>The other divisions and wild card</summary>
          <Grid columns="wide" gap={5} className={styles.tables}>
            {others.map((table) => (
              <PanelTable key={keyOf(table)} table={table} teamId={teamId} areTermsShown={false} />
            ))}
          </Grid>
        </details>
      )}
    </>
  );
}
