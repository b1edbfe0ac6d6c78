import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { FieldingSeason } from '../contract.ts';
import { useDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import styles from './advanced-fielding.module.css';
import { Clubmates } from './controls/clubmates.tsx';
import { FielderSearch } from './controls/fielder-search.tsx';
import { fieldingQuery } from './fielding-queries.ts';
import { parseFieldingParams, type FieldingParams } from './fielding-params.ts';
import { RangeCard } from './range/range-card.tsx';
import { RangeNote } from './plays/range-note.tsx';
import { RangePlays } from './plays/range-plays.tsx';

const firstSeason = 2016;

function SeasonInDetail({ data, params }: { data: FieldingSeason; params: FieldingParams }) {
  const plays = data.range?.plays ?? [];
  return (
    <>
      <Clubmates data={data} season={params.season} />
      {plays.length > 0 ? <RangePlays data={data} plays={plays} params={params} /> : <RangeNote />}
    </>
  );
}

/** The season of an outfielder in the range data: figures, and each ball on the field. */
export function AdvancedFielding() {
  const [search] = useSearchParams();
  const params = parseFieldingParams(search);
  const team = useDefaultTeam();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...fieldingQuery({ ...params, team }),
    placeholderData: keepPreviousData,
  });
  const seasons = useQuery(seasonsQuery).data;
  const season = params.season ?? data?.season ?? seasons?.newest ?? '';
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>Advanced fielding</h1>
        <div className={styles.choices}>
          <SeasonSelect
            value={season}
            seasons={(seasons?.seasons ?? []).filter((each) => Number(each) >= firstSeason)}
            drops={['list', 'name']}
          />
          <FielderSearch season={params.season} player={data?.player?.id} name={params.name} />
        </div>
      </header>
      <div className={styles.season} aria-busy={data === undefined || isPlaceholderData}>
        <RangeCard data={data} isLoadingNext={isPlaceholderData} isError={isError} onRetry={() => void refetch()} />
        {data !== undefined && <SeasonInDetail data={data} params={params} />}
      </div>
    </div>
  );
}
