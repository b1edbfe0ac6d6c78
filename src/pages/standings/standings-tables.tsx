import { memo, use, useId, type ReactNode } from 'react';
import type { Standings } from '#features/standings/contract.ts';
import { RaceChart } from '#features/standings/screen/race-chart.tsx';
import {
  RaceDay,
  clinchMeanings,
  standingsColumns,
  TableHeading,
} from '#features/standings/screen/standings-columns.tsx';
import { moveClubFirst } from '#rules/baseball/standings/move-club-first.ts';
import type { Race } from '#rules/baseball/standings/race.ts';
import type { StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { Card } from '#ui/kit/card.tsx';
import { Note } from '#ui/kit/note.tsx';
import { TableTerms } from '#ui/table/plain-table.tsx';
import { Table } from '#ui/table/table.tsx';
import styles from '#features/standings/screen/standings-tables.module.css';

type Shown = { teamId: number; csvName: string; hasNumbers: boolean };

function TableCard({ table, shown, children }: { table: StandingsTable; shown: Shown; children?: ReactNode }) {
  const id = useId();
  const { kind, name, leagueName, places, lines } = table;
  const hasPlaces = lines.some(({ gamesBehind }) => gamesBehind !== null);
  const fullName = kind === 'wildCard' && leagueName !== null ? `${leagueName} ${name}` : name;
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <TableHeading id={id} level={2} table={table} />
      <div className={styles.inner}>
        <div data-places={kind === 'wildCard' ? places : undefined} className={styles.table}>
          <Table
            caption={`${fullName} standings`}
            columns={standingsColumns(kind, shown.hasNumbers).filter(
              ({ id: column }) => column !== 'behind' || hasPlaces,
            )}
            rows={lines}
            rowKey={({ team }) => team.id}
            marked={({ team }) => team.id === shown.teamId}
            urlName=""
            csvName={`${shown.csvName}-${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`}
            areTermsShown={false}
          />
        </div>
        {children}
      </div>
    </Card>
  );
}

const tieRules =
  'Tiebreakers follow MLB rules: head-to-head record, then record in the division, then record in the rest of the league.';

function Legend({ hasNumbers, areTiesBroken }: { hasNumbers: boolean; areTiesBroken: boolean }) {
  return (
    <div className={styles.text}>
      <ul className={styles.legend}>
        {Object.entries(clinchMeanings).map(([letter, meaning]) => (
          <li key={letter}>
            <b>{letter}</b> {meaning}
          </li>
        ))}
      </ul>
      {areTiesBroken && <Note>{tieRules}</Note>}
      <TableTerms
        columns={[...standingsColumns('division', hasNumbers), ...standingsColumns('wildCard', false).slice(4, 5)]}
      />
    </div>
  );
}

/** The race chart of a division; reserves its space until it is loaded. */
function RaceSlot({ race, name, teamId }: { race: Race; name: string; teamId: number }) {
  const day = use(RaceDay);
  const division = race.divisions.find((each) => each.name === name);
  if (division === undefined || race.days.length === 0) return null;
  return (
    <div className={styles.race} data-race>
      <RaceChart division={division} days={race.days} teamId={teamId} day={day} />
    </div>
  );
}

type StandingsTablesProps = {
  standings: Standings;
  teamId: number;
  /** undefined if the season's results are unavailable */
  race: Race | undefined;
};

/** The club's division, then the other divisions, each with its race chart, then the wild cards. */
export const StandingsTables = memo(({ standings, teamId, race }: StandingsTablesProps) => {
  const { tables, season, date } = standings;
  const hasNumbers = !standings.isOver && tables.some(({ lines }) => lines.some((line) => line.magicNumber !== null));
  const shown: Shown = { teamId, csvName: `standings-${date ?? season}`, hasNumbers };
  return (
    <div className={styles.tables}>
      {moveClubFirst(tables, teamId).map((table) => (
        <TableCard key={`${table.name} ${table.leagueId}`} table={table} shown={shown}>
          {race && table.kind !== 'wildCard' && <RaceSlot race={race} name={table.name} teamId={teamId} />}
        </TableCard>
      ))}
      <Legend hasNumbers={hasNumbers} areTiesBroken={standings.areTiesBroken} />
    </div>
  );
});
