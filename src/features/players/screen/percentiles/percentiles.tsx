import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlayerResponse, PlayerPercentiles } from '../../contract.ts';
import { playerPercentilesQuery } from '../../queries.ts';
import { Card } from '#ui/card.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { playedSeasons } from '../tables/played-seasons.ts';
import { PercentileTable } from './percentile-table.tsx';
import styles from './percentiles.module.css';

function Groups({ data }: { data: PlayerPercentiles }) {
  if (data.groups.length === 0) return <p>No qualifying data this season</p>;
  return data.groups.map((placed) => <PercentileTable key={placed.group} placed={placed} season={data.season ?? ''} />);
}

/** The percentiles of a player's season in the league. */
export function Percentiles({ response, season }: { response: PlayerResponse; season: string | undefined }) {
  const { id, team } = response.player;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...playerPercentilesQuery(String(id), season),
    placeholderData: keepPreviousData,
  });
  const seasons = playedSeasons(response.stats);
  const shown = season ?? data?.season ?? seasons[0];
  if (shown === undefined) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="percentiles">
      <div className={styles.top}>
        <h2 id="percentiles">Percentiles</h2>
        <SeasonSelect value={shown} seasons={seasons} />
      </div>
      <div className={styles.groups} data-club={team?.id} aria-busy={data === undefined || isPlaceholderData}>
        {data !== undefined && <Groups data={data} />}
        {data === undefined && isError && (
          <p>
            The percentiles could not be loaded.{' '}
            <button type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
      </div>
    </Card>
  );
}
