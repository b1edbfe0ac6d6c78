import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ChancesHistory, ClubChances, SeasonChances } from '#features/chances/contract.ts';
import { chancesHistoryQuery, seasonChancesQuery } from '#features/chances/queries.ts';
import { chanceColumn, chanceText } from '#features/chances/screen/chance-columns.tsx';
import { ChanceLines, historyFigures } from '#features/chances/screen/chance-lines.tsx';
import type { Standings } from '#features/standings/contract.ts';
import { ClubCell } from '#features/standings/screen/standings-columns.tsx';
import type { SearchOf } from '#platform/api/pages.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import type { ClubLine } from '#rules/baseball/standings/standings-table.ts';
import { fixed, formatSigned } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { monthEnds } from '#ui/baseball/season-geometry.ts';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { clockText, dayInZone, dayText, leagueZone, leagueZoneName } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Table } from '#ui/table/table.tsx';
import tables from '#features/standings/screen/standings-tables.module.css';
import onDemand from '#ui/table/table-on-demand.module.css';
import styles from './chances-view.module.css';

type Params = Omit<SearchOf<'standings'>, 'team'> & { team: number | null };
type Current = NonNullable<SeasonChances['current']>;

const figureOf = ({ figure }: Pick<Params, 'figure'>) =>
  historyFigures.find(({ id }) => id === figure)?.id ?? 'playoffs';

const historyOf = ({ season, date, ...params }: Params) =>
  chancesHistoryQuery({ season, date, figure: figureOf(params) });

export async function loadChances(page: PageContext, params: Params): Promise<void> {
  const { season, date } = params;
  await Promise.all([load(page, seasonChancesQuery({ season, date })), loadIfPossible(page, historyOf(params))]);
}

/** With fewer earlier seasons, ratings are uncertain for some years. */
const usualEarlierSeasons = 3;

/** Since when games are known, and whether that makes the ranges wider. */
function describeKnown({ knownSince }: Current, season: string): string {
  if (knownSince === null) return 'No earlier games are known, so the ranges are wider.';
  return Number(season) - knownSince < usualEarlierSeasons
    ? `The model knows games since ${knownSince}: with so few seasons, the ranges are wider.`
    : `The model knows games since ${knownSince}.`;
}

function Explanation({ current, chances: { season, date } }: { current: Current; chances: SeasonChances }) {
  const { asOf, seasons } = current;
  const day = dayText(dayInZone(asOf, leagueZone));
  const time = `${clockText(asOf, leagueZone)} ${leagueZoneName(asOf)}`;
  return (
    <Note>
      The model’s estimate from {seasons.toLocaleString('en-US')} simulated seasons
      {date === null ? `, with the results until ${day}, ${time}. ` : '. '}
      {describeKnown(current, season)} <Link to={paths.faq('chances')}>How the chances are made</Link>
    </Note>
  );
}

type Row = { line: ClubLine; club: ClubChances };
/** of the bars: the least and the most wins */
type Scale = readonly [number, number];

const winsText = ({ wins: { mean, p10, p90 } }: ClubChances): string => `${fixed(mean, 1)} (${p10}–${p90})`;

/** The expected wins, and a bar from the 10th to the 90th percentile with a mark at the mean. */
function Wins({ club, scale: [least, most] }: { club: ClubChances; scale: Scale }) {
  const { mean, p10, p90 } = club.wins;
  const place = (wins: number) => Math.round((1000 * (wins - least)) / Math.max(1, most - least)) / 10;
  const width = Math.max(1, place(p90) - place(p10));
  return (
    <span className={styles.wins} data-club={club.teamId}>
      <b>{fixed(mean, 1)}</b>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6H100" />
        <rect x={place(p10)} y="3" width={width} height="6" />
        <path d={`M${place(mean)} 0V12`} data-mean />
      </svg>
      <small>
        {p10}–{p90}
      </small>
    </span>
  );
}

const moreGoals = ['wildCard', 'bye', 'divisionSeries', 'championshipSeries', 'worldSeries'] as const;

/** `hasWeek`: whether the chances of a week before are known */
function columnsOf(scale: Scale, hasWeek: boolean): Column<Row>[] {
  const of = (goal: Goal): Column<Row> => chanceColumn(goal, ({ club }) => club);
  return [
    {
      id: 'club',
      head: 'Team',
      value: ({ line }) => line.team.name,
      cell: ({ line }) => <ClubCell line={line} kind="division" />,
      isText: true,
    },
    {
      id: 'wins',
      head: 'WINS',
      title: 'Expected wins, and the range from 10 to 90 %',
      value: ({ club }) => club.wins.mean,
      copied: ({ club }) => winsText(club),
      cell: ({ club }) => <Wins club={club} scale={scale} />,
    },
    of('playoffs'),
    { ...of('division'), isMore: true },
    ...moreGoals.map((goal) => ({ ...of(goal), isMore: true })),
    of('title'),
    ...(hasWeek ? [weekColumn] : []),
  ];
}

const weekColumn: Column<Row> = {
  id: 'week',
  head: '7 DAYS',
  title: 'Change of the chance of the playoffs in seven days, in points',
  value: ({ club }) => club.weekChange,
  copied: ({ club: { weekChange } }) => weekChange && formatSigned(100 * weekChange, 1),
  cell: ({ club: { weekChange } }) => (weekChange === null ? '-' : formatSigned(100 * weekChange, 1)),
  isMore: true,
};

type LeagueProps = {
  league: (typeof mlbLeagues)[number];
  rows: readonly Row[];
  scale: Scale;
  teamId: number | null;
  csvName: string;
};

function LeagueTable({ league: { id, name }, rows, scale, teamId, csvName }: LeagueProps) {
  const headingId = useId();
  const urlName = id.toLowerCase();
  return (
    <Card
      as="section"
      className={classNames(tables.card, id === 'AL' ? tables.first : tables.second)}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={tables.heading}>
        {name}
      </h2>
      <Table
        caption={`Chances of the clubs of the ${name}`}
        columns={columnsOf(
          scale,
          rows.some(({ club }) => club.weekChange !== null),
        )}
        rows={rows.toSorted((one, other) => other.club.wins.mean - one.club.wins.mean)}
        rowKey={({ club }) => club.teamId}
        marked={({ club }) => club.teamId === teamId}
        sort={{ id: 'playoffs', isDescending: true }}
        areTermsShown={false}
        urlName={urlName}
        csvName={`${csvName}-${urlName}`}
      />
    </Card>
  );
}

type ViewProps = { standings: Standings; teamId: number | null; params: Params };

/** The clubs of the divisions with their chances. */
function rowsOf({ tables: all }: Standings, { clubs }: Current): (Row & { leagueId: number | null })[] {
  const byId = new Map(clubs.map((club) => [club.teamId, club]));
  return all
    .filter(({ kind }) => kind !== 'wildCard')
    .flatMap(({ leagueId, lines }) =>
      lines.flatMap((line) => {
        const club = byId.get(line.team.id);
        return club === undefined ? [] : [{ leagueId, line, club }];
      }),
    );
}

/** The chances of the clubs by league, and their lines over the season. */
export function ChancesView({ standings, teamId, params }: ViewProps) {
  const { season, date } = params;
  const { data, isPlaceholderData, refetch } = useQuery({
    ...seasonChancesQuery({ season, date }),
    refetchInterval: date === undefined && 60_000,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const { current } = data;
  if (current === null) return <Note isAlone>{describeMissing(data)}</Note>;
  const rows = rowsOf(standings, current);
  const scale = [
    Math.min(...current.clubs.map(({ wins }) => wins.p10)),
    Math.max(...current.clubs.map(({ wins }) => wins.p90)),
  ] as const;
  const csvName = `chances-${data.date ?? data.season}`;
  return (
    <div aria-busy={isPlaceholderData} className={tables.tables}>
      <Explanation current={current} chances={data} />
      {mlbLeagues.map((league) => (
        <LeagueTable
          key={league.id}
          league={league}
          rows={rows.filter(({ leagueId }) => leagueId === league.leagueId)}
          scale={scale}
          teamId={teamId}
          csvName={csvName}
        />
      ))}
      <History standings={standings} teamId={teamId} params={params} current={current} />
    </div>
  );
}

function describeMissing({ season, date }: SeasonChances): string {
  return date === null
    ? `There are no chances of ${season} yet.`
    : `There are no chances of the morning of ${dayText(date)}, ${season}.`;
}

const mostLines = 10;

/** The chosen clubs, by default those of the club's division. */
function chosenClubs({ tables: all }: Standings, { clubs }: Params, teamId: number | null): number[] {
  const chosen = (clubs ?? '')
    .split(',')
    .map(Number)
    .filter((id) => clubNamesOf(id) !== undefined);
  if (chosen.length > 0) return chosen.slice(0, mostLines);
  const own = all.find(({ kind, lines }) => kind !== 'wildCard' && lines.some(({ team }) => team.id === teamId));
  return (own ?? all[0])?.lines.map(({ team }) => team.id) ?? [];
}

/** The lines of the chosen clubs over the season, with the choice of the figure and of the clubs. */
function History({ standings, teamId, params, current }: ViewProps & { current: Current }) {
  const { data: history } = useQuery({ ...historyOf(params), placeholderData: keepPreviousData });
  const figure = figureOf(params);
  // a line needs the chances of two mornings
  if (history?.figure === figure && history.days.length < 2) return null;
  const chosen = chosenClubs(standings, params, teamId);
  const textOf = (club: ClubChances) => (figure === 'wins' ? fixed(club.wins.mean, 1) : chanceText(club, figure));
  const clubs = current.clubs
    .filter((club) => chosen.includes(club.teamId))
    .map((club) => ({ id: club.teamId, text: textOf(club) }));
  return (
    <Panel title="Over the season" className={tables.card}>
      <div className={styles.history}>
        <div className={styles.choices}>
          <UrlSelect
            label="Figure"
            name="figure"
            value={figure}
            choices={historyFigures.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <details className={onDemand.onDemand}>
            <summary>Choose clubs</summary>
            <ClubChoice standings={standings} params={params} chosen={chosen} />
          </details>
        </div>
        <div className={styles.chart}>
          {history !== undefined && history.figure === figure && (
            <ChartFrame
              table={{
                summary: 'The lines as a table',
                children: () => <LinesTable history={history} clubs={clubs} />,
              }}
            >
              <ChanceLines history={history} clubs={clubs} teamId={teamId} />
            </ChartFrame>
          )}
        </div>
      </div>
    </Panel>
  );
}

type ClubChoiceProps = Pick<ViewProps, 'standings' | 'params'> & { chosen: readonly number[] };

function ClubChoice({ standings: { tables: all }, params, chosen }: ClubChoiceProps) {
  const { team, ...kept } = params;
  const linkOf = (id: number) => {
    const others = chosen.filter((each) => each !== id);
    const clubs = others.length < chosen.length ? others : [...others.slice(1 - mostLines), id];
    return paths.standings({ ...kept, level: undefined, team: team ?? undefined, clubs: clubs.join(',') || undefined });
  };
  return mlbLeagues.map(({ leagueId, name }) => (
    <Choice
      key={leagueId}
      look="chips"
      label={`Clubs of the ${name}`}
      options={all
        .filter((table) => table.kind !== 'wildCard' && table.leagueId === leagueId)
        .flatMap(({ lines }) => lines.map(({ team: club }) => club))
        .map(({ id, shortName }) => ({ to: linkOf(id), name: shortName, isChosen: chosen.includes(id) }))}
    />
  ));
}

type LinesTableProps = { history: ChancesHistory; clubs: readonly { id: number; text: string }[] };

/** The drawn figure at the end of each month, and now. */
function LinesTable({ history: { figure, days, clubs: all }, clubs }: LinesTableProps) {
  const format = (value: number) => (figure === 'wins' ? fixed(value, 1) : formatSeasonChance(value, false));
  const rows = clubs.flatMap((club) => {
    const values = all.find(({ teamId }) => teamId === club.id)?.values;
    return values === undefined ? [] : [{ ...club, values }];
  });
  return (
    <PlainTable
      caption="At the end of each month, and now"
      columns={[
        { id: 'club', head: 'Team', value: ({ id }) => clubNamesOf(id)?.shortName ?? id, isText: true },
        ...monthEnds(days)
          .slice(0, -1)
          .map(({ day, month }): Column<(typeof rows)[number]> => ({
            id: month,
            head: month,
            value: ({ values }) => values[day] ?? null,
            cell: ({ values }) => format(values[day] ?? 0),
          })),
        { id: 'now', head: 'Now', value: ({ values }) => values.at(-1) ?? null, cell: ({ text }) => text },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
