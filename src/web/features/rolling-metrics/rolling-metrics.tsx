import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RollingMetrics as Metrics } from '#contract/rolling-metrics.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { useCall } from '../../api/call-context.ts';
import { useDefaultTeam } from '../../api/default-team.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { rollingMetricsQuery } from '../../api/queries/rolling-metrics.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { FreshnessNote } from '../../ui/freshness-note.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PlayerCards } from './player-cards.tsx';
import { rollingAskedOf, rollingTitle } from './rolling-asked.ts';
import { RollingControls } from './rolling-controls.tsx';
import styles from './rolling-metrics.module.css';

const minute = 60_000;

type StaffProps = { metrics: Metrics; isChange: boolean; isBusy: boolean };

function Staff({ metrics, isChange, isBusy }: StaffProps) {
  const { freshness, team } = metrics;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  return (
    <div className={styles.staff} aria-busy={isBusy} data-club={team}>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      <PlayerCards metrics={metrics} isChange={isChange} />
    </div>
  );
}

const listKey = ({ team, group, season, window, figure }: Metrics, isChange: boolean): string =>
  [team, group, season, window, figure, isChange].join(' ');

/** The last games of each player of a club. */
export function RollingMetrics() {
  const [search] = useSearchParams();
  const { isChange, ...asked } = rollingAskedOf(search, useDefaultTeam());
  const { data, isPlaceholderData, refetch } = useQuery({
    ...rollingMetricsQuery(useCall(), asked),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <header className={styles.head}>
        <Emblem teamId={asked.team} size={64} />
        <div>
          <h1 tabIndex={-1}>{rollingTitle(asked)}</h1>
          <p>{clubNamesOf(asked.team)?.name ?? `Team ${asked.team}`}</p>
        </div>
      </header>
      <RollingControls asked={{ ...asked, isChange }} shown={data} />
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        // the key makes another selection a new list, which avoids layout shifts within the old one
        <Staff key={listKey(data, isChange)} metrics={data} isChange={isChange} isBusy={isPlaceholderData} />
      )}
    </>
  );
}
