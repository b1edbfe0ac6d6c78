import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedPark } from '#features/clubs/contract.ts';
import { parksQuery } from '#features/clubs/queries.ts';
import { mapPaths, mapSize, type MapMark, placeMarks } from '#features/clubs/rules/park-map.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { loadIfPossible } from '#platform/page/load.ts';
import type { PageContext, PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import styles from './teams.page.module.css';

/** The picture is 960 wide. `size`: of an emblem, 24 px on the narrowest phone; `distance`: between the marks */
const narrow = { size: 82, distance: 84, hasNames: false };
const wide = { size: 36, distance: 54, hasNames: true };

const round = (value: number): number => Math.round(value * 10) / 10;

type MarksProps = { marks: readonly MapMark<ListedPark>[]; className: string | undefined } & typeof narrow;

/** The emblems of the clubs, each with a line to its park if others pushed it away. */
function Marks({ marks, className, size, hasNames }: MarksProps) {
  const ties = marks.map(({ at, place }) => `M${round(place.x)} ${round(place.y)}L${round(at.x)} ${round(at.y)}`);
  // the name is below the emblem; both together are in the middle of the mark
  const top = hasNames ? size / 2 + 7 : size / 2;
  return (
    <g className={className}>
      <path d={ties.join('')} />
      {marks.map(({ park: { team, name }, at }) => (
        <g key={team.id} transform={`translate(${round(at.x - size / 2)} ${round(at.y - top)})`}>
          <Link to={paths.club(team.id)}>
            <title>{`${team.name}, ${name}`}</title>
            <rect width={size} height={hasNames ? size + 14 : size} />
            <Emblem teamId={team.id} size={size} />
            {hasNames && (
              <text x={size / 2} y={size + 11} textAnchor="middle" aria-hidden="true">
                {team.abbreviation}
              </text>
            )}
          </Link>
        </g>
      ))}
    </g>
  );
}

/** The parks of the major leagues on a map. The list of clubs has the same links. */
function ParkMap({ parks }: { parks: readonly ListedPark[] }) {
  const [onPhone, onScreen] = useMemo(
    () => [placeMarks(parks, narrow.distance), placeMarks(parks, wide.distance)],
    [parks],
  );
  return (
    <nav aria-label="Map of the ballparks" className={styles.map}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <g aria-hidden="true">
          <path d={mapPaths.land} className={styles.land} />
          <path d={mapPaths.lakes} className={styles.lakes} />
          <path d={mapPaths.borders} className={styles.borders} />
          {onScreen.map(({ park, place }) => (
            <circle key={park.team.id} cx={round(place.x)} cy={round(place.y)} r="3" className={styles.place} />
          ))}
        </g>
        <Marks marks={onPhone} className={styles.narrow} {...narrow} />
        <Marks marks={onScreen} className={styles.wide} {...wide} />
      </svg>
    </nav>
  );
}

const levelChoices = levels.map(({ id, name }) => ({ value: String(id), label: name }));

/** Parses the level of a URL; the major leagues by default. */
function parseLevel(search: URLSearchParams): number {
  return levels.find(({ id }) => id === searchOf('teams', search).level)?.id ?? 1;
}

/** The map of the ballparks, and the clubs by division, each with a link to its page. Clubs of other levels lead to their rosters. */
export function TeamsScreen() {
  const [search] = useSearchParams();
  const level = parseLevel(search);
  const { data, refetch } = useQuery(teamsQuery({ level }));
  const { data: parks } = useQuery({ ...parksQuery, enabled: level === 1 });
  const divisions = Map.groupBy(data?.teams ?? [], ({ division, league }) => division?.name ?? league?.name ?? 'Teams');
  return (
    <Stack>
      <h1 tabIndex={-1}>Select Team</h1>
      {level === 1 && <ParkMap parks={parks?.parks ?? []} />}
      {data === undefined && <Loader onRetry={() => void refetch()} />}
      <Grid columns="wide" gap={5} className={styles.divisions}>
        {[...divisions]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([name, clubs]) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {clubs.map((club) => (
                  <li key={club.id} data-club={club.parent?.id ?? club.id}>
                    <Emblem teamId={club.id} size={40} />
                    <Link to={paths.club(club.id)}>{club.name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </Grid>
      <div className={styles.level}>
        <UrlSelect label="Level" name="level" value={String(level)} choices={levelChoices} />
      </div>
    </Stack>
  );
}

export async function loadTeams(page: PageContext, search: URLSearchParams): Promise<PageHead> {
  const level = parseLevel(search);
  await Promise.all([loadIfPossible(page, teamsQuery({ level })), level === 1 && loadIfPossible(page, parksQuery)]);
  return {
    title: 'Select Team',
    description: 'The ballparks of the major leagues on a map, and every club by division, each with its page.',
  };
}
