import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { playerLines, PlayerLines as Lines } from '#features/league-leaders/contract.ts';
import { histogram } from '#features/league-leaders/rules/histogram.ts';
import type { PlayerLine } from '#features/league-leaders/rules/leader.ts';
import { useHidesClubs } from '#features/viewer/screen/use-hides-clubs.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { fixed, figureNumber, outsOfInnings } from '#rules/baseball/stats/figures.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { clubNames, clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { type Column, groupNames } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import type { LeadersSelection } from './leaders-params.ts';
import { choicesOf, figureColumns, LineFilters, whenText } from './line-choices.tsx';
import styles from './league-leaders.module.css';

export function playerLinesQuery({ season, group, pool, time }: LeadersSelection) {
  return query<typeof playerLines>(
    'GET /api/league-leaders/players',
    { query: { season, group, pool, time } },
    { staleTime: 60_000 },
  );
}

const ages = { '25': [0, 25], '26': [26, 30], '31': [31, 35], '36': [36, 99] } as const;

/** The rows that match the filters of the URL. */
function filterLines(players: readonly PlayerLine[], { league, team, position, age }: LeadersSelection): PlayerLine[] {
  const leagueId = mlbLeagues.find(({ id }) => id === league)?.leagueId;
  const [youngest, oldest] = age === undefined ? [0, 999] : ages[age];
  return players.filter(
    (line) =>
      (leagueId === undefined || line.leagueId === leagueId) &&
      (team === undefined || line.teamId === team) &&
      (position === undefined || line.position === position) &&
      (age === undefined || (line.age !== null && line.age >= youngest && line.age <= oldest)),
  );
}

const groups = {
  hitting: {
    name: 'Hitting',
    noun: 'player',
    main: 'Rates',
    figure: 'ops',
    isDescending: true,
    played: {
      label: 'Plate appearances',
      unit: 'PA',
      figure: 'plateAppearances',
      choices: [20, 50, 100, 200, 400],
    },
  },
  pitching: {
    name: 'Pitching',
    noun: 'player',
    main: 'Record',
    figure: 'era',
    isDescending: false,
    played: { label: 'Innings', unit: 'IP', figure: 'inningsPitched', choices: [5, 10, 20, 50, 100] },
  },
  fielding: {
    name: 'Fielding',
    noun: 'fielder',
    main: 'Rates',
    figure: 'fielding',
    isDescending: true,
    played: { label: 'Innings', unit: 'INN', figure: 'innings', choices: [20, 50, 100, 200, 400, 800] },
  },
} as const;

function columnsOf(group: Lines['group'], lines: readonly PlayerLine[]): Column<PlayerLine>[] {
  return [
    {
      id: 'player',
      head: 'Player',
      isText: true,
      value: ({ player }) => player.name,
      cell: ({ player }) => (player.id === 0 ? player.name : <Link to={paths.player(player.id)}>{player.name}</Link>),
    },
    {
      id: 'position',
      head: 'Pos',
      title: 'Position',
      isText: true,
      isMore: group !== 'fielding',
      value: ({ position }) => position,
    },
    {
      id: 'club',
      head: 'Club',
      isText: true,
      isMore: true,
      value: ({ teamId }) => clubNamesOf(teamId ?? 0)?.abbreviation ?? null,
    },
    { id: 'age', head: 'Age', isMore: true, value: ({ age }) => age },
    ...figureColumns(statColumns[group], lines),
  ];
}

/** The rates of both leagues as a line. */
const leagueLine = (figures: PlayerLine['figures']): PlayerLine => ({
  player: { id: 0, name: 'MLB' },
  teamId: null,
  leagueId: null,
  position: null,
  age: null,
  figures,
});

type Filter = {
  label: string;
  name: string;
  /** '' is the choice at first */
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** the value as text, if it is clearer than the label of the choice */
  text?: string;
};

const agesShown = [
  ['', 'All'],
  ['25', 'To 25'],
  ['26', '26 to 30'],
  ['31', '31 to 35'],
  ['36', '36 and older'],
] as const;

const pools = [
  ['', 'Qualified'],
  ['all', 'All'],
  ['rookies', 'Rookies'],
] as const;

/** What selects among the players besides group, season and time. */
function filtersOf({ pool, league, team, position, age }: LeadersSelection, shown: Lines): Filter[] {
  const positions = [...new Set([position, ...shown.players.map((line) => line.position)])]
    .filter((each) => each != null)
    .toSorted();
  const leagues = mlbLeagues.map(({ id, name }) => [id, name] as const);
  const clubs = clubNames.map(({ id, name }) => [String(id), name] as const);
  const ageText = agesShown.find(([id]) => id === age)?.[1].toLowerCase();
  return [
    {
      label: 'Players',
      name: 'pool',
      value: pool ?? '',
      choices: pools,
      text: pool === 'all' ? 'All players' : 'Rookies',
    },
    { label: 'League', name: 'league', value: league ?? '', choices: [['', 'Both'], ...leagues], text: league ?? '' },
    { label: 'Club', name: 'team', value: String(team ?? ''), choices: [['', 'All'], ...clubs] },
    {
      label: 'Position',
      name: 'position',
      value: position ?? '',
      choices: [['', 'All'], ...positions.map((each) => [each, each] as const)],
    },
    { label: 'Age', name: 'age', value: age ?? '', choices: agesShown, text: `Age ${ageText}` },
  ];
}

/** What is chosen: 'Rookies', 'AL', '2B' */
const textsOf = (filters: readonly Filter[]): string[] =>
  filters.flatMap(({ value, choices, text }) =>
    value === '' ? [] : [text ?? choices.find(([id]) => id === value)?.[1] ?? value],
  );

/** The least that a listed player has played. A batter without a plate appearance has no rates. */
type Minimum = { filter: Filter; isMet: (line: PlayerLine) => boolean; text: string };

function minimumOf(group: Lines['group'], { min = 0 }: LeadersSelection): Minimum {
  const { label, unit, figure, choices } = groups[group].played;
  const index = statColumns[group].findIndex((column) => column.figure === figure);
  const least = Math.max(min, group === 'hitting' ? 1 : 0);
  const offered = [...new Set([...choices, min])].filter((each) => each > 0).toSorted((one, other) => one - other);
  const isMet = ({ figures }: PlayerLine) => {
    const text = figures[index] ?? null;
    if (text === null) return min === 0;
    return (group === 'hitting' ? Number(text) : (outsOfInnings(text) ?? 0) / 3) >= least;
  };
  return {
    text: `At least ${least} ${unit}`,
    isMet,
    filter: {
      label,
      name: 'min',
      value: min === 0 ? '' : String(min),
      choices: [['', 'Any'], ...offered.map((each) => [String(each), `At least ${each}`] as const)],
      text: `${min}+ ${unit}`,
    },
  };
}

type PlotProps = { group: Lines['group']; lines: readonly PlayerLine[]; plot: string | undefined };

/** How the values of a figure are distributed among the players shown. */
function Distribution({ group, lines, plot }: PlotProps) {
  const columns = statColumns[group];
  const figure = columns.find((column) => column.figure === plot)?.figure ?? groups[group].figure;
  const index = columns.findIndex((column) => column.figure === figure);
  const head = columns[index]?.head ?? '';
  const bars = histogram(lines.flatMap((line) => figureNumber(line.figures[index] ?? '') ?? []));
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = 100 / Math.max(1, bars.length);
  return (
    <Card as="section" aria-labelledby="distribution" className={styles.plot}>
      <h2 id="distribution">Distribution</h2>
      <UrlSelect
        label="Figure"
        name="plot"
        value={figure}
        choices={columns.map(({ figure: value, head: label, group: name }) => ({ value, label: `${label} (${name})` }))}
      />
      {bars.length === 0 ? (
        <Note>Too few players for a distribution.</Note>
      ) : (
        <ChartFrame
          label={`${head} of ${lines.length} players: ${bars.map(({ label, count }) => `${label}: ${count}`).join(', ')}`}
        >
          <svg viewBox="0 0 100 34" preserveAspectRatio="none" className={styles.histogram}>
            {bars.map(({ label, count }, place) => (
              <rect
                key={label}
                x={fixed(place * step + 0.4, 2)}
                width={fixed(step - 0.8, 2)}
                y={fixed(34 - (33 * count) / most, 2)}
                height={fixed((33 * count) / most, 2)}
              />
            ))}
          </svg>
          <p className={styles.scaleText}>
            {bars.map(({ label, count }) => (
              <span key={label}>
                <b>{count}</b>
                {label}
              </span>
            ))}
          </p>
        </ChartFrame>
      )}
    </Card>
  );
}

type PlayerLinesProps = { params: LeadersSelection; parts: ReactNode };

/** Every player of a pool in one table, with filters and the distribution of a figure. */
export function PlayerLines({ params, parts }: PlayerLinesProps) {
  const { data, isPlaceholderData, refetch } = useQuery({
    ...playerLinesQuery(params),
    placeholderData: keepPreviousData,
  });
  const isPart = useHidesClubs('leaders');
  if (data === undefined)
    return (
      <>
        {parts}
        <Loader onRetry={() => void refetch()} />
      </>
    );
  const { season, group, players, league } = data;
  const filters = filtersOf(params, data);
  const minimum = minimumOf(group, params);
  const matching = filterLines(players, params);
  const lines = matching.filter(minimum.isMet);
  const { name, noun, main, figure: first, isDescending } = groups[group];
  const columns = columnsOf(group, lines);
  const minimumText = `${minimum.text}: ${lines.length} of ${matching.length}.`;
  const hasMinimum = minimum.filter.value !== '' || lines.length < matching.length;
  const selection = [textsOf(filters).join(', '), hasMinimum ? minimumText : ''].filter(Boolean).join('. ');
  return (
    <>
      <LineFilters
        parts={parts}
        params={params}
        groups={groups}
        shown={data}
        chosen={textsOf([...filters, minimum.filter])}
        columns={{ groups: groupNames(columns), main }}
      >
        {[...filters, minimum.filter].map(({ label, name: param, value, choices }) => (
          <UrlSelect key={param} label={label} name={param} value={value} choices={choicesOf(choices)} />
        ))}
      </LineFilters>
      <Stack key={`${season} ${group} ${params.pool} ${params.time}`} gap={5} aria-busy={isPlaceholderData}>
        {lines.length === 0 ? (
          <Note isAlone>No player matches these filters. {selection}</Note>
        ) : (
          <>
            <Card className={styles.lines}>
              <Table
                caption={
                  <>
                    {name}, {whenText(data)}: {lines.length} {noun}
                    {lines.length === 1 ? '' : 's'}
                    {selection !== '' && <small>{selection}</small>}
                  </>
                }
                isCaptionShown
                columns={columns}
                rows={lines}
                foot={league === null ? [] : [leagueLine(league)]}
                rowKey={({ player, position }) => `${player.id} ${position}`}
                sort={{ id: first, isDescending }}
                urlName=""
                hasGroupChoice
                isChoiceElsewhereOnPhone
                mainGroup={main}
                most={50}
                csvName={`players-${group}-${season}`}
                scrollLabel={`${group} of players`}
              />
            </Card>
            <Distribution group={group} lines={lines} plot={params.plot} />
            {isPart && (
              <Note>Without the clubs whose scores you hide, and those that they meet in these three days.</Note>
            )}
          </>
        )}
      </Stack>
    </>
  );
}
