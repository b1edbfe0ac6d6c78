import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam, useDefaultTeam } from '#features/accounts/queries/session.ts';
import type { ListedPark } from '#features/clubs/contract.ts';
import { parkRunsQuery, parksQuery } from '#features/clubs/queries.ts';
import type { ParkRuns } from '#features/clubs/rules/park-runs.ts';
import type { Park } from '#features/clubs/rules/park.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { type FieldPoint, svgX, svgY, Ground, typical } from '#ui/baseball/ground.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './venue.page.module.css';

/** The distances of a park from left to right, with degrees from center field to the right. */
const directions = [
  ['leftLine', 'Left line', -45],
  ['left', 'Left', -34],
  ['leftCenter', 'Left center', -22.5],
  ['center', 'Center', 0],
  ['rightCenter', 'Right center', 22.5],
  ['right', 'Right', 34],
  ['rightLine', 'Right line', 45],
] as const;

const grouped = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** The known distances of a park. */
function distancesOf(distances: Park['distances']): { name: string; degrees: number; feet: number }[] {
  return directions.flatMap(([id, name, degrees]) => {
    const feet = distances[id];
    return feet === null ? [] : [{ name, degrees, feet }];
  });
}

/** A park to scale, over the outline of a typical one. */
function ParkDrawing({ park }: { park: ListedPark }) {
  const fence = fencePoints(park.distances);
  return (
    <svg viewBox="-70 -40 640 500" aria-hidden="true" className={styles.field}>
      <Ground fence={fence.length < 3 ? undefined : fence} />
      <path className={styles.typical} d={typical} />
      {fence
        .filter(({ feet }) => feet !== null)
        .map(({ x, y, feet }) => (
          <text key={x} x={svgX(x * 1.07)} y={svgY(y * 1.05) - 2} textAnchor="middle">
            {feet}
          </text>
        ))}
    </svg>
  );
}

function Facts({ park }: { park: ListedPark }) {
  const { team, city, region, capacity, surface, roof, elevation } = park;
  const facts: [string, string | null][] = [
    ['Place', [city, region].filter((part) => part !== null).join(', ') || null],
    ['Capacity', capacity === null ? null : grouped(capacity)],
    ['Surface', surface],
    ['Roof', roof],
    ['Elevation', elevation === null ? null : `${grouped(elevation)} ft`],
    ...distancesOf(park.distances).map(({ name, feet }): [string, string] => [name, `${feet} ft`]),
  ];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Club</dt>
        <dd>
          <Link to={paths.club(team.id)}>{team.name}</Link>
        </dd>
      </div>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** '8.94 runs per game, 12% more than …' in sentences. */
function describeRuns({ perGame, elsewhere, factor, margin, games }: ParkRuns): string {
  const difference =
    factor === 100 ? 'as many as' : `${Math.abs(factor - 100)}% ${factor > 100 ? 'more' : 'fewer'} than`;
  const isClear = Math.abs(factor - 100) > margin;
  return (
    `${fixed(perGame, 2)} runs are scored in a game here, ${difference} the ${fixed(elsewhere, 2)} in the other games of the same clubs: ` +
    `a park factor of ${factor} ± ${margin} after ${games} games. ` +
    (isClear ? 'That is more than chance explains.' : 'Chance alone can explain that.')
  );
}

const compareColumns = (runs: ReadonlyMap<number, ParkRuns>): Column<ListedPark>[] => [
  {
    id: 'park',
    head: 'Park',
    isText: true,
    value: ({ name }) => name,
    cell: ({ name, team }) => (
      <span className={styles.club}>
        <Emblem teamId={team.id} size={20} />
        <Link to={paths.venue({ team: team.id })}>{name}</Link>
      </span>
    ),
  },
  {
    id: 'factor',
    head: 'Factor',
    term: 'parkFactor',
    value: ({ team }) => runs.get(team.id)?.factor ?? null,
  },
  {
    id: 'margin',
    head: '±',
    term: 'parkMargin',
    value: ({ team }) => runs.get(team.id)?.margin ?? null,
  },
  {
    id: 'runs',
    head: 'R/G',
    title: 'Runs of both clubs per game',
    value: ({ team }) => fixed(runs.get(team.id)?.perGame, 2),
    isMore: true,
  },
  { id: 'games', head: 'G', title: 'Games', value: ({ team }) => runs.get(team.id)?.games ?? null, isMore: true },
  {
    id: 'left',
    head: 'LF',
    title: 'Left field line, feet',
    value: ({ distances }) => distances.leftLine,
    isMore: true,
  },
  { id: 'center', head: 'CF', title: 'Center field, feet', value: ({ distances }) => distances.center, isMore: true },
  {
    id: 'right',
    head: 'RF',
    title: 'Right field line, feet',
    value: ({ distances }) => distances.rightLine,
    isMore: true,
  },
  {
    id: 'capacity',
    head: 'Seats',
    value: ({ capacity }) => capacity,
    cell: ({ capacity }) => (capacity === null ? '-' : grouped(capacity)),
    isMore: true,
  },
  { id: 'roof', head: 'Roof', isText: true, value: ({ roof }) => roof, isMore: true },
];

/** The park of a club with its dimensions and run environment, and all parks compared. */
function VenueScreen({ team }: { team: number }) {
  const { data, refetch } = useQuery(parksQuery);
  const { data: environment, error } = useQuery(parkRunsQuery);
  const runs = new Map(environment?.parks.map((park) => [park.teamId, park]));
  const park = data?.parks.find((each) => each.team.id === team);
  const own = runs.get(team);
  const factorOf = (each: ListedPark) => runs.get(each.team.id)?.factor ?? 0;
  return (
    <Stack gap={5} data-club={team}>
      <h1 tabIndex={-1}>Venue{park && <small className={styles.name}> {park.name}</small>}</h1>
      {data === undefined && <Loader onRetry={() => void refetch()} />}
      {park && (
        <div className={styles.top}>
          <ParkDrawing park={park} />
          <Facts park={park} />
        </div>
      )}
      <Panel title="Run environment" className={styles.panel}>
        {own ? (
          <p className={styles.runs}>{describeRuns(own)}</p>
        ) : (
          <Note isAlone>
            {isApiError(error) && error.code === 'hidden'
              ? error.message
              : 'Too few games have been played here this season.'}
          </Note>
        )}
        <Note>
          The factor is made of runs alone, not of home runs or hits: it compares the runs of both clubs in this club’s
          home games with the other games of the clubs that played in them, so that good and bad clubs do not change it.
          Chance moves the factor of half a season by ten either way.
        </Note>
      </Panel>
      {data && (
        <Panel title="All parks">
          <Table
            caption="The parks of the major leagues"
            columns={compareColumns(runs)}
            rows={data.parks.toSorted((one, other) => factorOf(other) - factorOf(one))}
            sort={{ id: 'factor', isDescending: true }}
            rowKey={({ team: { id } }) => id}
            marked={({ team: { id } }) => id === team}
            urlName="parks"
            csvName={`parks-${data.season}`}
          />
        </Panel>
      )}
      <div className={styles.choice}>
        <UrlSelect
          label="Club"
          name="team"
          value={String(team)}
          choices={(data?.parks ?? []).map((each) => ({ value: String(each.team.id), label: each.team.name }))}
        />
      </div>
    </Stack>
  );
}

/** Points between two measured ones. */
const steps = 6;

/** `feet`: the distance where it is measured, null between */
type FencePoint = FieldPoint & { feet: number | null };

function pointAt(degrees: number, feet: number): FieldPoint {
  const angle = (degrees * Math.PI) / 180;
  return { x: feet * Math.sin(angle), y: feet * Math.cos(angle) };
}

/** A smooth line of the fence through its measured distances, from left to right. Empty without both lines and center field. */
export function fencePoints(distances: Park['distances']): FencePoint[] {
  if (distances.leftLine === null || distances.center === null || distances.rightLine === null) return [];
  const measured = distancesOf(distances);
  return measured.flatMap(({ degrees, feet }, index) => {
    const next = measured[index + 1];
    const own = { ...pointAt(degrees, feet), feet };
    if (next === undefined) return [own];
    const between = Array.from({ length: steps - 1 }, (_step, step) => {
      const share = (step + 1) / steps;
      // eased, so that the line has no corners where it is measured
      const eased = (1 - Math.cos(Math.PI * share)) / 2;
      return {
        ...pointAt(degrees + (next.degrees - degrees) * share, feet + (next.feet - feet) * eased),
        feet: null,
      };
    });
    return [own, ...between];
  });
}

/** The club of a URL whose park is shown. */
function parseTeam(search: URLSearchParams, defaultTeam: number): number {
  const { team = defaultTeam } = searchOf('venue', search);
  return isClubId(team) ? team : defaultTeam;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const team = parseTeam(new URL(request.url).searchParams, await loadDefaultTeam(page));
  const [list] = await Promise.all([load(page, parksQuery), loadIfPossible(page, parkRunsQuery)]);
  const park = list?.parks.find(({ team: { id } }) => id === team)?.name;
  return {
    title: park === undefined ? 'Venue' : `Venue: ${park}`,
    description: `${park ?? 'The ballparks'}, home of the ${clubNamesOf(team)?.name ?? 'club'}: dimensions, surface, roof and how many runs are scored there.`,
  };
}

function VenuePage() {
  const [search] = useSearchParams();
  return <VenueScreen team={parseTeam(search, useDefaultTeam())} />;
}

export { VenuePage as Component };
