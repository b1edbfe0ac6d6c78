import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Hub } from '#sources/live/server/hub.ts';

/** Values that are read when the metrics are requested. */
export type MetricSources = {
  hub: Pick<Hub, 'gameCount' | 'viewerCount'>;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** whether the circuit breaker of each upstream host is open */
  openBreakers(): Record<string, boolean>;
  settlementLag(): Promise<SettlementLag>;
};

export type SettlementLag = {
  /** number of games whose picks have to be graded */
  games: number;
  /** league seconds since the oldest of them became due; 0 without one */
  seconds: number;
};

export type Metrics = {
  observeResponse(response: { method: string; route: string; status: number; seconds: number }): void;
  /** `kind`: of the response (response-kinds.ts); `outcome`: `ok` or the reason of the failure */
  countUpstreamRequest(kind: string, outcome: string): void;
  /** Adds the gauges that read `sources`. */
  watch(sources: MetricSources): void;
  /** The text format of Prometheus. */
  format(): Promise<string>;
};

const responseBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Creates the metrics of this process, with those of Node: memory, event-loop delay, garbage collection. Each has its `instance`. */
export function createMetrics(instance: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ instance });
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: 'called_shot_http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: responseBuckets,
    registers,
  });
  const upstream = new Counter({
    name: 'called_shot_upstream_requests_total',
    help: 'Requests to the upstream by kind of response and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  return {
    observeResponse: ({ method, route, status, seconds }) =>
      responses.observe({ method, route, status: String(status) }, seconds),
    countUpstreamRequest: (kind, outcome) => upstream.inc({ kind, outcome }),
    watch: (sources) => addGauges(registry, sources),
    format: () => registry.metrics(),
  };
}

function addGauges(registry: Registry, { hub, pool, openBreakers, settlementLag }: MetricSources): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `called_shot_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('live_viewers', 'Open live streams', () => hub.viewerCount);
  gauge('live_followers', 'Followed games', () => hub.gameCount);
  gauge('database_connections', 'Connections of the pool', () => pool.totalCount);
  gauge('database_connections_idle', 'Idle connections of the pool', () => pool.idleCount);
  gauge('database_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  const breaker = new Gauge({
    name: 'called_shot_upstream_breaker_open',
    help: '1 while the circuit breaker of an upstream host is open',
    labelNames: ['host'],
    registers,
    collect() {
      for (const [host, isOpen] of Object.entries(openBreakers())) breaker.set({ host }, isOpen ? 1 : 0);
    },
  });
  const dueGames = new Gauge({
    name: 'called_shot_games_due',
    help: 'Games whose picks have to be graded',
    registers,
  });
  const lag = new Gauge({
    name: 'called_shot_settlement_lag_seconds',
    help: 'League seconds since the oldest game that has to be graded changed',
    registers,
    async collect() {
      // without a database, the last values remain
      const state = await settlementLag().catch(() => null);
      if (state === null) return;
      dueGames.set(state.games);
      lag.set(state.seconds);
    },
  });
}
