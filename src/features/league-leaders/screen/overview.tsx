import { useQuery } from '@tanstack/react-query';
import type { leadersOverview } from '../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { query } from '#platform/api/browser/query.ts';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/grid.tsx';
import { Link } from '#ui/link.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './league-leaders.module.css';

export function overviewQuery(season: string | undefined) {
  return query<typeof leadersOverview>(
    'GET /api/league-leaders/overview',
    { query: { season } },
    { staleTime: 60_000 },
  );
}

/** The first five of the main categories. */
export function LeadersOverview({ season }: { season: string | undefined }) {
  const { data } = useQuery(overviewQuery(season));
  if (data === undefined || data.lists.length === 0) return null;
  return (
    <Grid columns="medium" gap={3}>
      {data.lists.map(({ name, leaders }) => (
        <Card as="section" key={name} className={styles.category}>
          <h2>{name}</h2>
          <ol>
            {leaders.map(({ rank, person, team, value }) => (
              <li key={person.id}>
                <span>{rank}</span>
                {team === null ? <span /> : <Emblem teamId={team.id} size={20} />}
                <Link to={paths.player(person.id)} title={team === null ? person.name : `${person.name}, ${team.name}`}>
                  {person.name}
                </Link>
                <b>{value}</b>
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </Grid>
  );
}
