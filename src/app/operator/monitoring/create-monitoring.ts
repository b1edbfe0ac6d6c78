import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { UpstreamState } from './monitor-fetch.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { checkReadiness } from './check-readiness.ts';
import type { Metrics } from './create-metrics.ts';
import { readSettlementLag } from './read-settlement-lag.ts';
import type { Monitoring } from './serve-monitoring.ts';

type Parts = {
  db: Db;
  clock: Clock;
  hub: Hub;
  client: Pick<StatsApiClient, 'openBreakers'>;
  upstreamState: () => UpstreamState;
  metrics: Metrics;
  settings: { metricsToken: string | null };
};

/** Creates the readiness check and adds the gauges of the application's parts to `metrics`. */
export function createMonitoring(parts: Parts): Monitoring {
  const { db, clock, hub, client, upstreamState, metrics, settings } = parts;
  metrics.watch({
    hub,
    pool: db.$client,
    openBreakers: () => client.openBreakers(),
    settlementLag: () => readSettlementLag(db, clock.now()),
  });
  return { readiness: () => checkReadiness(db, upstreamState()), metrics, metricsToken: settings.metricsToken };
}
