import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Standings } from '../contract.ts';
import { useDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { standingsQuery, standingsRaceQuery } from '../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { Loader } from '#ui/loader.tsx';
import { TableOnDemand } from '#ui/table/table-on-demand.tsx';
import { RaceDay } from './race/race-day.ts';
import { RaceSlider } from './race/race-slider.tsx';
import { levels } from '#rules/baseball/game/levels.ts';
import { hasClub } from '#rules/baseball/standings/move-club-first.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { AddressSelect } from '#ui/form/address-select.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { DayForm } from './controls/day-form.tsx';
import styles from './standings-screen.module.css';
import { type StandingsParams, parseStandingsParams } from './standings-params.ts';
import { StandingsTables } from './table/standings-tables.tsx';
import { describeStandingsDate, describeMissingStandings } from './table/standings-text.ts';
import { gamesBehindText } from '#rules/baseball/standings/games-behind.ts';
import type { Race } from '#rules/baseball/standings/race.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { monthMarks } from './race/race-geometry.ts';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';

const minute = 60_000;

type ContentProps = { standings: Standings; teamId: number; params: StandingsParams };

/** The tables with their race charts; if the season's results are unavailable, the tables without charts. */
function Content({ standings, teamId, params }: ContentProps) {
  const { data: raceData } = useQuery({ ...standingsRaceQuery(params), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState<string | null>(null);
  const { season, date, level } = standings;
  const race = raceData?.race;
  const days = race?.days ?? [];
  const found = picked === null ? -1 : days.indexOf(picked);
  const day = found === -1 ? days.length - 1 : found;
  return (
    <>
      {days.length > 0 && (
        <label className={styles.races}>
          <input type="checkbox" /> Show the race of each division
        </label>
      )}
      {days.length > 1 && <RaceSlider days={days} day={day} params={params} onPick={setPicked} />}
      <RaceDay value={day}>
        {/* the key makes another day a new list, which avoids layout shifts within the old one */}
        <StandingsTables key={[season, date, level].join(' ')} standings={standings} teamId={teamId} race={race} />
      </RaceDay>
      {race && days.length > 0 && (
        <TableOnDemand summary="The races as a table">
          {() => (
            <Card>
              <RaceTable race={race} csvName={`races-${standings.date ?? standings.season}`} />
            </Card>
          )}
        </TableOnDemand>
      )}
    </>
  );
}

function LoadedStandings(props: ContentProps) {
  const { tables, freshness } = props.standings;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  return (
    <>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      {tables.length > 0 ? <Content {...props} /> : <Note>{describeMissingStandings(props.standings)}</Note>}
    </>
  );
}

/** The standings of a season, current or at the end of a day, each division with its race chart. */
export function StandingsScreen() {
  const [search] = useSearchParams();
  const params = parseStandingsParams(search);
  const favoriteTeam = useDefaultTeam();
  const teamId = params.team ?? favoriteTeam;
  const { data, isPlaceholderData, refetch } = useQuery({
    ...standingsQuery(params),
    refetchInterval: params.date === undefined && minute,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={5}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>
          Standings
          <small className={styles.asOf}>{data === undefined ? ' ' : describeStandingsDate(data)}</small>
        </h1>
        {params.level === 1 && (
          <p className={styles.links}>
            <Link to={paths.postseason({ season: params.season })}>Postseason bracket</Link>
            <Link to={paths.seasonPredictions()}>Predict the table</Link>
          </p>
        )}
        {data && (
          <Menu isInRow isAtStart summary="Season, level, club and day">
            <StandingsControls standings={data} teamId={teamId} />
          </Menu>
        )}
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={styles.content}>
          <LoadedStandings standings={data} teamId={teamId} params={params} />
        </div>
      )}
    </Stack>
  );
}

type RaceRow = Race['divisions'][number]['clubs'][number] & { division: string };

/** The index of the last day of each month. */
function monthEnds(days: readonly string[]): { day: number; month: string }[] {
  const marks = monthMarks(days);
  return marks.map(({ month }, index) => ({ month, day: (marks[index + 1]?.day ?? days.length) - 1 }));
}

function columnsOf(days: readonly string[]): Column<RaceRow>[] {
  return [
    { id: 'club', head: 'Team', value: ({ shortName }) => shortName, isText: true },
    { id: 'division', head: 'Division', value: ({ division }) => division, isText: true },
    ...monthEnds(days).map(({ day, month }): Column<RaceRow> => ({
      id: month,
      head: month,
      value: ({ behind }) => behind[day] ?? null,
      cell: ({ behind }) => gamesBehindText(behind[day] ?? 0),
    })),
  ];
}

/** The races as a table, for screen readers and as CSV. */
function RaceTable({ race: { days, divisions }, csvName }: { race: Race; csvName: string }) {
  const rows = divisions.flatMap(({ name, clubs }) => clubs.map((club): RaceRow => ({ ...club, division: name })));
  return (
    <Table
      caption="Games behind at the end of each month"
      columns={columnsOf(days)}
      rows={rows}
      rowKey={({ id }) => id}
      csvName={csvName}
    />
  );
}

type ControlsProps = { standings: Standings; teamId: number };

/** Selects one of the clubs of the tables, by division. */
function ClubSelect({ standings: { tables }, teamId }: ControlsProps) {
  const isKnown = tables.some((table) => hasClub(table, teamId));
  const groups = tables
    .filter(({ kind }) => kind !== 'wildCard')
    .map(({ name, lines }) => ({
      label: name,
      choices: lines
        .map(({ team }) => ({ value: String(team.id), label: team.name }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    }));
  return (
    <AddressSelect
      label="Team"
      name="team"
      value={isKnown ? String(teamId) : ''}
      choices={isKnown ? [] : [{ value: '', label: 'None' }]}
      groups={groups}
    />
  );
}

const withStandings = levels.filter(({ name }) => name !== 'College');
const levelChoices = withStandings.map(({ id, name }) => ({ value: String(id), label: name }));

/** Selects season, team, level and day. Each keeps the others in the address, except those that it makes invalid. */
function StandingsControls({ standings, teamId }: ControlsProps) {
  const { data } = useQuery(seasonsQuery);
  return (
    <div className={styles.controls}>
      <SeasonSelect value={standings.season} seasons={data?.played ?? []} drops={['date']} />
      <AddressSelect
        label="Level"
        name="level"
        value={String(standings.level)}
        choices={levelChoices}
        drops={['team']}
      />
      <ClubSelect standings={standings} teamId={teamId} />
      <DayForm standings={standings} />
    </div>
  );
}
