import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { UpstreamState } from './create-upstream-recorder.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { checkReadiness } from './create-health.ts';
import type { Metrics, SettlementLag } from './create-metrics.ts';
import { sql } from 'drizzle-orm';
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

/** Reads how many games have to be graded, and since when. `now`: epoch ms of the league's clock. */
export async function readSettlementLag(db: Db, now: number): Promise<SettlementLag> {
  const { rows } = await db.execute<{ games: number; since: Date | null }>(sql`
    select count(*)::integer as games, nullif(min(seen_at), '-infinity') as since from games where settlement = 'due'`);
  const { games = 0, since = null } = rows[0] ?? {};
  return { games, seconds: since === null ? 0 : Math.max(0, (now - new Date(since).getTime()) / 1000) };
}
