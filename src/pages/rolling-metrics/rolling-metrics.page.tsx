import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam, useDefaultTeam } from '#features/accounts/queries/session.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { RollingMetrics as Metrics } from '#features/rolling-metrics/contract.ts';
import { rollingMetricsQuery } from '#features/rolling-metrics/queries.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Text } from '#ui/kit/text.tsx';
import { PlayerCards } from './player-cards.tsx';
import { RollingControls } from './rolling-controls.tsx';
import { isKnownGroup, parseRollingParams, rollingHead, rollingTitle } from './rolling-params.ts';
import styles from './rolling-metrics.module.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { isChange: _, ...params } = parseRollingParams(new URL(request.url).searchParams, await loadDefaultTeam(page));
  await Promise.all([
    isKnownGroup(params.group) && load(page, rollingMetricsQuery(params)),
    loadIfPossible(page, seasonsQuery),
    loadIfPossible(page, teamsQuery({ season: params.season })),
  ]);
  return rollingHead(params);
}

export { RollingMetrics as Component };

type RollingContentProps = { metrics: Metrics; isChange: boolean; isBusy: boolean };

function RollingContent({ metrics, isChange, isBusy }: RollingContentProps) {
  const { freshness, team } = metrics;
  return (
    <div className={styles.staff} aria-busy={isBusy} data-club={team}>
      <StaleNote freshness={freshness} />
      <PlayerCards metrics={metrics} isChange={isChange} />
    </div>
  );
}

const listKey = ({ team, group, season, window, figure }: Metrics, isChange: boolean): string =>
  [team, group, season, window, figure, isChange].join(' ');

/** The last games of each player of a club. */
function RollingMetrics() {
  const [search] = useSearchParams();
  const { isChange, ...params } = parseRollingParams(search, useDefaultTeam());
  const isKnown = isKnownGroup(params.group);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...rollingMetricsQuery(params),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <header className={styles.head}>
        <Emblem teamId={params.team} size={64} />
        <div>
          <h1 tabIndex={-1}>{rollingTitle(params)}</h1>
          <Text as="p" size="sm">
            {clubNamesOf(params.team)?.name ?? `Team ${params.team}`}
          </Text>
        </div>
      </header>
      <RollingControls params={{ ...params, isChange }} shown={isKnown ? data : undefined} />
      {!isKnown ? (
        <Note isAlone>There are rolling metrics of hitting and of pitching. Choose a group above.</Note>
      ) : data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        // the key makes another selection a new list, which avoids layout shifts within the old one
        <RollingContent key={listKey(data, isChange)} metrics={data} isChange={isChange} isBusy={isPlaceholderData} />
      )}
    </>
  );
}
