import { memo, use, useId, type ReactNode } from 'react';
import type { ClubChances } from '#features/chances/contract.ts';
import { chanceColumn } from '#features/chances/screen/chance-columns.tsx';
import type { Standings } from '#features/standings/contract.ts';
import { RaceChart } from '#features/standings/screen/race-chart.tsx';
import {
  RaceDay,
  clinchMeanings,
  clubsColumns,
  standingsColumns,
  TableHeading,
} from '#features/standings/screen/standings-columns.tsx';
import { paths } from '#platform/page/paths.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import { moveClubFirst } from '#rules/baseball/standings/move-club-first.ts';
import type { Race, RaceDivision } from '#rules/baseball/standings/race.ts';
import type { ClubLine, StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { type Column, inGroup } from '#ui/table/column.ts';
import { TableTerms } from '#ui/table/plain-table.tsx';
import { Table } from '#ui/table/table.tsx';
import styles from '#features/standings/screen/standings-tables.module.css';

type Chances = ReadonlyMap<number, ClubChances>;
type Shown = { teamId: number | null; csvName: string; hasNumbers: boolean; chances: Chances };

/** The chances of the season; only those of the playoffs beside a wild card race, which has little room. */
function chanceColumns(kind: StandingsTable['kind'], chances: Chances): Column<ClubLine>[] {
  if (chances.size === 0) return [];
  const of = (goal: Goal) => chanceColumn<ClubLine>(goal, ({ team }) => chances.get(team.id) ?? null);
  return kind === 'wildCard' ? [of('playoffs')] : inGroup('Chances', [of('playoffs'), of('division'), of('title')]);
}

type TableCardProps = {
  table: StandingsTable;
  shown: Shown;
  /** the column of a large screen */
  side: 'first' | 'second' | 'either';
  children?: ReactNode;
};

function TableCard({ table, shown, side, children }: TableCardProps) {
  const id = useId();
  const { kind, name, leagueName, places, lines } = table;
  const hasPlaces = lines.some(({ gamesBehind }) => gamesBehind !== null);
  const fullName = kind === 'wildCard' && leagueName !== null ? `${leagueName} ${name}` : name;
  return (
    <Card as="section" className={classNames(styles.card, styles[side])} aria-labelledby={id}>
      <TableHeading id={id} level={2} table={table} />
      <div className={styles.inner}>
        <div
          data-places={kind === 'wildCard' ? places : undefined}
          data-chances={shown.chances.size > 0 || undefined}
          className={styles.table}
        >
          <Table
            caption={`${fullName} standings`}
            columns={standingsColumns(kind, shown.hasNumbers, chanceColumns(kind, shown.chances)).filter(
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

/** All clubs in one table, which any column sorts. */
export function ClubsTable({
  standings: { tables, season, date },
  teamId,
}: {
  standings: Standings;
  teamId: number | null;
}) {
  return (
    <Card>
      <Table
        caption="All clubs"
        columns={clubsColumns}
        rows={tables.flatMap(({ kind, lines }) => (kind === 'wildCard' ? [] : lines))}
        rowKey={({ team }) => team.id}
        marked={({ team }) => team.id === teamId}
        sort={{ id: 'pct', isDescending: true }}
        urlName=""
        csvName={`clubs-${date ?? season}`}
        scrollLabel="All clubs"
      />
    </Card>
  );
}

const tieRules =
  'Tiebreakers follow MLB rules: head-to-head record, then record in the division, then record in the rest of the league.';

type LegendProps = { hasNumbers: boolean; areTiesBroken: boolean; hasChances: boolean };

function Legend({ hasNumbers, areTiesBroken, hasChances }: LegendProps) {
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
      {hasChances && (
        <Note>
          Playoffs, division and title are the model’s estimate.{' '}
          <Link to={paths.faq('chances')}>How the chances are made</Link>
        </Note>
      )}
      <TableTerms
        columns={[...standingsColumns('division', hasNumbers), ...standingsColumns('wildCard', false).slice(4, 5)]}
      />
    </div>
  );
}

type RaceSlotProps = { division: RaceDivision; days: readonly string[]; teamId: number | null; isFirst: boolean };

/** The race chart of a division; the first one has the slider of all. */
function RaceSlot({ division, days, teamId, isFirst }: RaceSlotProps) {
  const { day, slider } = use(RaceDay);
  return (
    <div className={styles.race} data-race>
      <div>
        <RaceChart division={division} days={days} teamId={teamId} day={day} />
      </div>
      {isFirst && slider}
    </div>
  );
}

type StandingsTablesProps = {
  standings: Standings;
  teamId: number | null;
  /** undefined if the season's results are unavailable */
  race: Race | undefined;
  /** by club; undefined: the tables have none */
  chances: readonly ClubChances[] | undefined;
};

/** The club's division, then the other divisions, each with its race chart, then the wild cards. */
export const StandingsTables = memo(({ standings, teamId, race, chances }: StandingsTablesProps) => {
  const { tables, season, date } = standings;
  const hasNumbers = !standings.isOver && tables.some(({ lines }) => lines.some((line) => line.magicNumber !== null));
  const shown: Shown = {
    teamId,
    csvName: `standings-${date ?? season}`,
    hasNumbers,
    chances: new Map(chances?.map((club) => [club.teamId, club])),
  };
  const [firstLeague, ...otherLeagues] = new Set(tables.map(({ leagueId }) => leagueId));
  const ordered = moveClubFirst(tables, teamId).map((table) => ({
    table,
    division:
      table.kind === 'wildCard' || race?.days.length === 0
        ? undefined
        : race?.divisions.find(({ name }) => name === table.name),
  }));
  const first = ordered.find(({ division }) => division !== undefined);
  return (
    <div className={styles.tables} data-dense>
      {ordered.map(({ table, division }) => (
        <TableCard
          key={`${table.name} ${table.leagueId}`}
          table={table}
          shown={shown}
          side={otherLeagues.length !== 1 ? 'either' : table.leagueId === firstLeague ? 'first' : 'second'}
        >
          {race && division && (
            <RaceSlot division={division} days={race.days} teamId={teamId} isFirst={division === first?.division} />
          )}
        </TableCard>
      ))}
      <Legend hasNumbers={hasNumbers} areTiesBroken={standings.areTiesBroken} hasChances={shown.chances.size > 0} />
    </div>
  );
});
