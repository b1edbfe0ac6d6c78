import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import type { PlayerResponse } from '../contract.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { FollowPlace } from '#features/followed-players/screen/follow/follow-place.tsx';
import { playerQuery } from '../queries.ts';
import { Biography, PlayerHead } from './bio-card.tsx';
import { parseSearchText, parseStatView } from './player-params.ts';
import { PlayerSearch } from './player-search.tsx';
import { PlayerStart } from './player-start.tsx';
import { PlayerStats } from './player-stats.tsx';
import type { OtherTables as Tables } from './tables/other-tables.tsx';
import { SearchResults } from './search-results.tsx';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { NotFoundPage } from '#ui/not-found-page.tsx';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { Loader } from '#ui/loader.tsx';
import styles from './bio-card.module.css';
import { loadPlayer, shouldRevalidate, type PlayerPage as Loaded } from './player-loader.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { Stack } from '#ui/stack.tsx';

const minute = 60_000;

const failed = { OtherTables: () => <p>These tables could not be loaded. Reload the page to try again.</p> };
const OtherTables = lazy<typeof Tables>(async () => ({
  default: (await import('./tables/other-tables.tsx').catch(() => failed)).OtherTables,
}));

const none = { FollowedPlace: () => null };
const FollowedPlace = lazy(async () => ({
  default: (await import('#features/followed-players/screen/followed-place.tsx').catch(() => none)).FollowedPlace,
}));

/** What the followed players do today. Its code is loaded after hydration, because the server does not know them. */
function Followed() {
  return (
    <div className={`${styles.followed} needs-script`}>
      {useIsHydrated() && (
        <Suspense>
          <FollowedPlace />
        </Suspense>
      )}
    </div>
  );
}

/** A separate component, so that the clock renders nothing else again. */
function StaleNote({ freshness }: Pick<PlayerResponse, 'freshness'>) {
  const now = useLeagueNow(minute) ?? freshness.asOf;
  return freshness.isStale ? <FreshnessNote freshness={freshness} now={now} /> : null;
}

type PlayerProps = { response: PlayerResponse; search: URLSearchParams; heading: 'h1' | 'h2' };

function Player({ response, search, heading }: PlayerProps) {
  const { player, isEstablished } = response;
  return (
    <>
      <StaleNote freshness={response.freshness} />
      <PlayerHead
        player={player}
        as={heading}
        isEstablished={isEstablished}
        follow={<FollowPlace playerId={player.id} name={player.name} />}
      />
      <PlayerStats
        response={response}
        view={parseStatView(search)}
        season={searchOf('player', search).season}
        OtherTables={OtherTables}
      />
      <Biography player={player} />
    </>
  );
}

function PlayerPage({ data: { playerId } }: { data: Loaded }) {
  const [search] = useSearchParams();
  const text = parseSearchText(search);
  const { data, error, refetch } = useQuery(playerQuery(playerId));
  // the page of a player begins with the player
  const isStart = useParams().playerId === undefined;
  const searchesFirst = isStart || text !== '';
  const finder = (
    <div className={styles.finder}>
      <PlayerSearch key={text || playerId} initialText={text} />
      {!searchesFirst && (
        <PlayerSearch
          key={`compare ${playerId}`}
          label="Compare with…"
          initialText=""
          toAddress={(id) => paths.compare({ players: `${playerId},${id}` })}
        />
      )}
      {text !== '' && <SearchResults text={text} />}
    </div>
  );
  if (data === undefined && isApiError(error) && error.status >= 400 && error.status < 500)
    return <NotFoundPage subtitle={error.message} />;
  return (
    <Stack>
      {isStart && <h1 tabIndex={-1}>Players</h1>}
      {searchesFirst && finder}
      {isStart && text === '' && <PlayerStart followed={<Followed />} />}
      {data === undefined ? (
        <div className={styles.waiting}>
          <Loader onRetry={() => void refetch()} />
        </div>
      ) : (
        <Player response={data} search={search} heading={isStart ? 'h2' : 'h1'} />
      )}
      {!searchesFirst && finder}
    </Stack>
  );
}

export { PlayerPage as Component, loadPlayer as loader, shouldRevalidate };
