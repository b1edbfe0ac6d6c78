import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import { seasonChancesQuery } from '#features/chances/queries.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { Standings } from '#features/standings/contract.ts';
import { standingsQuery, standingsRaceQuery } from '#features/standings/queries.ts';
import {
  RaceDay,
  describeStandingsDate,
  describeMissingStandings,
} from '#features/standings/screen/standings-columns.tsx';
import type { standingsText } from '#features/text-version/contract.ts';
import { callUrl } from '#platform/page/call.ts';
import { load, loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { type PageContext, pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Race } from '#rules/baseball/standings/race.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { monthEnds } from '#ui/baseball/season-geometry.ts';
import { Slider } from '#ui/form/slider.tsx';
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
import { StandingsControls } from './standings-controls.tsx';
import { ClubsTable, StandingsTables } from './standings-tables.tsx';
import { ViewChoice } from './view-choice.tsx';
import styles from '#features/standings/screen/standings.module.css';
import controls from '#ui/kit/controls.module.css';
import frame from '#ui/kit/season-page.module.css';

type StandingsParams = ReturnType<typeof parseStandingsParams>;

/** The parameters of the URL. `team`: the club whose row is marked; null if the URL has none */
export function parseStandingsParams(search: URLSearchParams) {
  const { team = Number.NaN, ...place } = searchOf('standings', search);
  return { level: 1, ...place, team: Number.isInteger(team) ? team : null };
}

/** The view of chances is not the first that most visitors open. */
const importChances = () => import('./chances-view.tsx');
const ChancesView = lazy(async () => ({ default: (await importChances()).ChancesView }));

/** Only the major leagues have chances. */
const isChancesView = ({ view, level }: StandingsParams) => view === 'chances' && level === 1;

export function standingsHead({ season, date, view }: StandingsParams): PageHead {
  const when = date !== undefined && isDay(date) ? `${dayText(date)}, ${date.slice(0, 4)}` : season;
  if (view === 'chances') {
    const title = when === undefined ? 'Chances of the season' : `Chances of ${when}`;
    return {
      title,
      description: `${title}: expected wins, playoffs, division, wild card, rounds and title of each club.`,
    };
  }
  const title = when === undefined ? 'Standings' : `Standings of ${when}`;
  const description = `${title}: divisions, wild card, magic and elimination numbers, and the race day by day.`;
  return { title, description };
}

type ContentProps = { standings: Standings; teamId: number | null; params: StandingsParams };

/** The chances beside the standings of a day are those of the next morning, which know the same results. */
function tableChancesQuery({ season, date }: Pick<StandingsParams, 'season' | 'date'>) {
  return seasonChancesQuery({ season, date: date !== undefined && isDay(date) ? addDays(date, 1) : undefined });
}

/** Whether the tables have chances: as chosen, otherwise from June on until the last game. */
function hasChances(
  { season, date, isOver, level, freshness }: Standings,
  chosen: StandingsParams['chances'],
): boolean {
  if (level !== 1 || chosen !== undefined) return chosen === 'shown' && level === 1;
  return !isOver && (date ?? baseballDay(freshness.asOf)) >= `${season}-06-01`;
}

/** The tables with their race charts; if the season's results are unavailable, the tables without charts. */
function Content({ standings, teamId, params }: ContentProps) {
  const { data: raceData } = useQuery({ ...standingsRaceQuery(params), placeholderData: keepPreviousData });
  const isWanted = hasChances(standings, params.chances);
  const { data: chances } = useQuery({
    ...tableChancesQuery(params),
    enabled: isWanted,
    refetchInterval: params.date === undefined && 60_000,
    placeholderData: keepPreviousData,
  });
  const [picked, setPicked] = useState<string | null>(null);
  const { search } = useLocation();
  const { season, date, level } = standings;
  const race = raceData?.race;
  const days = race?.days ?? [];
  const found = picked === null ? -1 : days.indexOf(picked);
  const day = found === -1 ? days.length - 1 : found;
  return (
    <>
      <RaceDay
        value={{
          day,
          slider: days.length > 1 && <RaceSlider days={days} day={day} params={params} onPick={setPicked} />,
        }}
      >
        {/* the key makes another day a new list, which avoids layout shifts within the old one */}
        <StandingsTables
          key={[season, date, level].join(' ')}
          standings={standings}
          teamId={teamId}
          race={race}
          chances={isWanted && chances?.season === season ? chances.current?.clubs : undefined}
        />
      </RaceDay>
      {race && days.length > 0 && (
        <div className="not-printed">
          <TableOnDemand summary="The races as a table" isOpen={search.includes('races.')}>
            {() => (
              <Card>
                <RaceTable race={race} csvName={`races-${standings.date ?? standings.season}`} />
              </Card>
            )}
          </TableOnDemand>
        </div>
      )}
    </>
  );
}

/** 'Morning of Monday, June 1, 2026' */
function describeChancesDate({ season, date }: Pick<Standings, 'season' | 'date'>): string {
  return date === null ? `Season of ${season}` : `Morning of ${dayText(date)}, ${season}`;
}

/** The standings of a season, current or at the end of a day, each division with its race chart. */
function StandingsScreen() {
  const [search] = useSearchParams();
  const params = parseStandingsParams(search);
  const { user } = useSession();
  const teamId = params.team ?? user?.favorite_team ?? null;
  const isChances = isChancesView(params);
  const isClubs = params.view === 'clubs';
  const { data, isPlaceholderData, refetch } = useQuery({
    ...standingsQuery(params),
    refetchInterval: params.date === undefined && 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={5}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>
          {isChances ? 'Chances' : 'Standings'}
          <small className={frame.state}>
            {data === undefined ? ' ' : isChances ? describeChancesDate(data) : describeStandingsDate(data)}
          </small>
        </h1>
        {params.level === 1 && <ViewChoice params={params} />}
        {data && (
          <div className={`${styles.more} not-printed`}>
            <Menu label="Season, level, club, day and more" summary="⋯">
              <div className={styles.row}>
                <StandingsControls
                  standings={data}
                  teamId={teamId}
                  hasChances={isChances ? null : hasChances(data, params.chances)}
                />
                {params.level === 1 && (
                  <p className={styles.links}>
                    <Link to={paths.postseason({ season: params.season })}>Postseason bracket</Link>
                    <Link to={paths.seasonPredictions()}>Predict the table</Link>
                    <a href={callUrl<typeof standingsText>('/standings/text', {})}>As text</a>
                  </p>
                )}
                {!isChances && !isClubs && (
                  <label className={styles.races}>
                    <input type="checkbox" /> Show the race of each division
                  </label>
                )}
              </div>
            </Menu>
          </div>
        )}
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={styles.content}>
          <StaleNote freshness={data.freshness} />
          {data.tables.length > 0 ? (
            isChances ? (
              <Suspense fallback={<Loader onRetry={() => void refetch()} />}>
                <ChancesView standings={data} teamId={teamId} params={params} />
              </Suspense>
            ) : isClubs ? (
              <ClubsTable standings={data} teamId={teamId} />
            ) : (
              <Content standings={data} teamId={teamId} params={params} />
            )
          ) : (
            <Note>{describeMissingStandings(data)}</Note>
          )}
        </div>
      )}
    </Stack>
  );
}

type RaceRow = Race['divisions'][number]['clubs'][number] & { division: string };

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
    <div className={`${styles.strip ?? ''} needs-script not-printed`}>
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

/** The chances in the tables. The browser waits for them too: columns that come later would move the others. */
async function loadColumns(page: PageContext, place: StandingsParams, shown: Promise<Standings | undefined>) {
  const standings = await shown;
  const isWanted = standings === undefined ? place.level === 1 : hasChances(standings, place.chances);
  if (isWanted) await loadBeforeShown(page, tableChancesQuery(place));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseStandingsParams(new URL(request.url).searchParams);
  const isChances = isChancesView(place);
  const shown = load(page, standingsQuery(place));
  await Promise.all([
    shown,
    ...(isChances
      ? [importChances().then(({ loadChances }) => loadChances(page, place))]
      : place.view === 'clubs'
        ? []
        : [loadIfPossible(page, standingsRaceQuery(place)), loadColumns(page, place, shown)]),
    loadIfPossible(page, seasonsQuery),
  ]);
  return standingsHead(place);
}

export { StandingsScreen as Component };
