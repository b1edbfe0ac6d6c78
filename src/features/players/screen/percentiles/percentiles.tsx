import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlayerResponse, PlayerPercentiles } from '../../contract.ts';
import { percentileFigures, type PlacedFigure } from '#rules/baseball/stats/percentile-figures.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import { playerPercentilesQuery } from '../../queries.ts';
import { Card } from '#ui/card.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { figureColumn, percentileColumn } from '#ui/percentile-columns.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { groupNames, playedSeasons } from '../tables/stat-lines.tsx';
import styles from './percentiles.module.css';

type Placed = PlayerPercentiles['groups'][number];
type Row = { figure: PlacedFigure; place: Placed['places'][number]; pool: number };

const columns: readonly Column<Row>[] = [
  figureColumn,
  { id: 'value', head: 'Value', isHeadHidden: true, value: ({ place }) => place.text },
  { id: 'rank', head: 'Rank', value: ({ place, pool }) => `${ordinal(place.rank)} of ${pool}` },
  percentileColumn,
];

/** The compared players: '2025, among the 132 hitters who qualified for the batting title. 100 is best.' */
export function describePool({ group, pool, isQualified }: Omit<Placed, 'places'>, season: string): string {
  const who =
    group === 'hitting' ? 'hitters who qualified for the batting title' : 'pitchers who qualified for the ERA title';
  return isQualified
    ? `${season}, among the ${pool} ${who}. 100 is best.`
    : `Not among the ${pool} ${who} in ${season}, so there are no percentiles.`;
}

/** A table of figures with a percentile mark on an axis from 0 to 100. */
function PercentileTable({ placed, season }: { placed: Placed; season: string }) {
  const { group, places, pool } = placed;
  const caption = (
    <>
      <strong>{groupNames[group]}</strong> {describePool(placed, season)}
    </>
  );
  if (!placed.isQualified) return <p>{caption}</p>;
  const byId = new Map(places.map((place) => [place.id, place]));
  const rows = percentileFigures[group].flatMap((figure) => {
    const place = byId.get(figure.id);
    return place === undefined ? [] : [{ figure, place, pool }];
  });
  return (
    <PlainTable
      caption={caption}
      isCaptionShown
      columns={columns}
      rows={rows}
      rowKey={({ figure }) => figure.id}
      isSortable={false}
      scrollLabel={null}
      className={styles.table}
    />
  );
}

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
