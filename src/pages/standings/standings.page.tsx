import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { useDefaultTeam } from '#features/accounts/queries/session.ts';
import { useLeague, seasonsQuery } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { Standings } from '#features/standings/contract.ts';
import { standingsQuery, standingsRaceQuery } from '#features/standings/queries.ts';
import { monthMarks } from '#features/standings/screen/race-geometry.ts';
import {
  RaceDay,
  describeStandingsDate,
  describeMissingStandings,
} from '#features/standings/screen/standings-columns.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { hasClub } from '#rules/baseball/standings/move-club-first.ts';
import type { Race } from '#rules/baseball/standings/race.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { UrlSelect, UrlForm } from '#ui/form/url-select.tsx';
import { useUrlParam } from '#ui/form/use-url-param.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Menu } from '#ui/kit/menu.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dayText, isDay } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { TableOnDemand } from '#ui/table/table-on-demand.tsx';
import { Table } from '#ui/table/table.tsx';
import { StandingsTables } from './standings-tables.tsx';
import styles from '#features/standings/screen/standings.module.css';
import controls from '#ui/kit/controls.module.css';
import frame from '#ui/kit/season-page.module.css';

type StandingsParams = ReturnType<typeof parseStandingsParams>;

/** The parameters of the URL. `team`: the club whose row is marked; null if the URL has none */
export function parseStandingsParams(search: URLSearchParams) {
  const { team = Number.NaN, ...place } = searchOf('standings', search);
  return { level: 1, ...place, team: Number.isInteger(team) ? team : null };
}

export function standingsHead({ season, date }: StandingsParams): PageHead {
  const when = date !== undefined && isDay(date) ? `${dayText(date)}, ${date.slice(0, 4)}` : season;
  const title = when === undefined ? 'Standings' : `Standings of ${when}`;
  const description = `${title}: divisions, wild card, magic and elimination numbers, and the race day by day.`;
  return { title, description };
}

type ContentProps = { standings: Standings; teamId: number; params: StandingsParams };

/** The tables with their race charts; if the season's results are unavailable, the tables without charts. */
function Content({ standings, teamId, params }: ContentProps) {
  const { data: raceData } = useQuery({ ...standingsRaceQuery(params), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState<string | null>(null);
  const { search } = useLocation();
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
        <TableOnDemand summary="The races as a table" isOpen={search.includes('races.')}>
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

/** The standings of a season, current or at the end of a day, each division with its race chart. */
function StandingsScreen() {
  const [search] = useSearchParams();
  const params = parseStandingsParams(search);
  const favoriteTeam = useDefaultTeam();
  const teamId = params.team ?? favoriteTeam;
  const { data, isPlaceholderData, refetch } = useQuery({
    ...standingsQuery(params),
    refetchInterval: params.date === undefined && 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={5}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>
          Standings
          <small className={frame.state}>{data === undefined ? ' ' : describeStandingsDate(data)}</small>
        </h1>
        {params.level === 1 && (
          <p className={`${styles.links} not-printed`}>
            <Link to={paths.postseason({ season: params.season })}>Postseason bracket</Link>
            <Link to={paths.seasonPredictions()}>Predict the table</Link>
          </p>
        )}
        {data && (
          <Menu isAtStart summary="Season, level, club and day">
            <StandingsControls standings={data} teamId={teamId} />
          </Menu>
        )}
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={styles.content}>
          <StaleNote freshness={data.freshness} />
          {data.tables.length > 0 ? (
            <Content standings={data} teamId={teamId} params={params} />
          ) : (
            <Note>{describeMissingStandings(data)}</Note>
          )}
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
      urlName="races"
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
    <UrlSelect
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

/** Selects season, team, level and day. Each keeps the others in the URL, except those that it makes invalid. */
function StandingsControls({ standings, teamId }: ControlsProps) {
  const { data } = useQuery(seasonsQuery);
  return (
    <div className={`${styles.controls} not-printed`}>
      <SeasonSelect value={standings.season} seasons={data?.played ?? []} drops={['date']} />
      <UrlSelect label="Level" name="level" value={String(standings.level)} choices={levelChoices} drops={['team']} />
      <ClubSelect standings={standings} teamId={teamId} />
      <DayForm standings={standings} />
    </div>
  );
}

/** Selects the day at whose end the standings are shown. The day is part of the URL. */
function DayForm({ standings: { season, date, firstDay, lastDay } }: { standings: Standings }) {
  const id = useId();
  const param = useUrlParam('date');
  const today = useLeague()?.today;
  const newest = [lastDay ?? `${season}-12-31`, today ?? ''].filter((day) => day !== '').toSorted()[0];
  return (
    <UrlForm param={param} className={styles.form} onSubmit={param.submit}>
      <label htmlFor={id}>Standings as of</label>
      <DayInput
        className={controls.field}
        id={id}
        name="date"
        value={date ?? ''}
        onPick={param.choose}
        min={firstDay ?? undefined}
        max={newest}
      />
      <Button type="submit" className="needs-no-script">
        Go
      </Button>
      {date !== null && (
        <Link to={param.pathOf(null)} className={styles.newest} preventScrollReset>
          Newest
        </Link>
      )}
    </UrlForm>
  );
}

type RaceSliderProps = {
  days: readonly string[];
  /** index of the last day that the charts draw */
  day: number;
  params: StandingsParams;
  onPick: (date: string) => void;
};

/** A slider that selects the last day of the race charts. */
function RaceSlider({ days, day, params, onPick }: RaceSliderProps) {
  const date = days[day] ?? '';
  const text = dayText(date);
  const { season, level, team } = params;
  const to = paths.standings({ season, date, level: level === 1 ? undefined : level, team: team ?? undefined });
  return (
    <div className={`${styles.strip ?? ''} needs-script not-printed`} data-race>
      <Slider
        label="Charts through"
        text={text}
        className={controls.target}
        min={0}
        max={days.length - 1}
        value={day}
        onPick={(place) => onPick(days[place] ?? date)}
      />
      <b>{text}</b>
      <Link to={to} preventScrollReset className={classNames(controls.target, styles.day)}>
        Show the tables of this day
      </Link>
    </div>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseStandingsParams(new URL(request.url).searchParams);
  await Promise.all([
    load(page, standingsQuery(place)),
    loadIfPossible(page, standingsRaceQuery(place)),
    loadIfPossible(page, seasonsQuery),
  ]);
  return standingsHead(place);
}

export { StandingsScreen as Component };
