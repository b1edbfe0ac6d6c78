import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { levels } from '#rules/baseball/game/levels.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { AddressSelect } from '#ui/form/address-select.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { Grid } from '#ui/grid.tsx';
import { Stack } from '#ui/stack.tsx';
import { parksQuery } from '../queries.ts';
import { ParkMap } from './parks/park-map.tsx';
import styles from './teams-screen.module.css';

const levelChoices = levels.map(({ id, name }) => ({ value: String(id), label: name }));

/** Parses the level of an address; the major leagues by default. */
export function parseLevel(search: URLSearchParams): number {
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
        <AddressSelect label="Level" name="level" value={String(level)} choices={levelChoices} />
      </div>
    </Stack>
  );
}
