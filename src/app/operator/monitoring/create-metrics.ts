import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ObserveAlert } from '#features/alerts/server/push-alert.ts';
import type { JobCount } from '#platform/jobs/count-jobs.ts';
import type { Hub } from '#sources/live/server/hub.ts';

/** Values that are read when the metrics are requested. */
export type MetricSources = {
  hub: Pick<Hub, 'gameCount' | 'subscriberCount'>;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** whether the circuit breaker of each upstream host is open */
  openBreakers(): Record<string, boolean>;
  settlementLag(): Promise<SettlementLag>;
  isReady(): Promise<boolean>;
  /** whether this process reads the upstream and runs the periodic jobs for all */
  isLeader(): boolean;
  /** epoch ms of the newest backup in the folder; null: there is none */
  newestBackup(): Promise<number | null>;
  jobCounts(): Promise<JobCount[]>;
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
  countMail(outcome: 'sent' | 'failed'): void;
  observeAlert: ObserveAlert;
  /** Adds the gauges that read `sources`. */
  watch(sources: MetricSources): void;
  /** The text format of Prometheus. */
  format(): Promise<string>;
};

const responseBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Creates the metrics of this process, with those of Node: memory, event-loop delay, garbage collection. Prometheus adds the instance. */
export function createMetrics(): Metrics {
  const registry = new Registry();
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
  const mails = new Counter({
    name: 'called_shot_mails_total',
    help: 'Attempts to send a mail by outcome',
    labelNames: ['outcome'],
    registers,
  });
  // a counter that begins with its first failure has no increase
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  const alerts = createAlertMetrics(registers);
  return {
    observeResponse: ({ method, route, status, seconds }) =>
      responses.observe({ method, route, status: String(status) }, seconds),
    countUpstreamRequest: (kind, outcome) => upstream.inc({ kind, outcome }),
    countMail: (outcome) => mails.inc({ outcome }),
    observeAlert: alerts,
    watch(sources) {
      addGauges(registry, sources);
      addStoredGauges(registry, sources);
    },
    format: () => registry.metrics(),
  };
}

const alertBuckets = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300];

function createAlertMetrics(registers: Registry[]): ObserveAlert {
  const count = new Counter({
    name: 'called_shot_alerts_total',
    help: 'Alerts for browsers by outcome: refused by the push service, failed without its answer, or too late to be sent',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'refused', 'failed', 'late']) count.inc({ outcome }, 0);
  const delays = new Histogram({
    name: 'called_shot_alert_delay_seconds',
    help: 'League seconds from when a sent alert was due (arrival here and delay of the viewer) to the answer of the push service',
    buckets: alertBuckets,
    registers,
  });
  return (outcome, seconds) => {
    count.inc({ outcome });
    if (outcome === 'sent') delays.observe(Math.max(0, seconds));
  };
}

function addGauges(registry: Registry, { hub, pool, openBreakers, isLeader, isReady }: MetricSources): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `called_shot_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('live_viewers', 'Open live streams', () => hub.subscriberCount);
  gauge('live_followers', 'Followed games', () => hub.gameCount);
  gauge('database_connections', 'Connections of the pool', () => pool.totalCount);
  gauge('database_connections_idle', 'Idle connections of the pool', () => pool.idleCount);
  gauge('database_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  gauge('leader', '1 in the process that reads the upstream for all', () => (isLeader() ? 1 : 0));
  // after the pool, because it makes queries
  gauge('ready', '1 while the process can serve requests, as /readyz', async () => ((await isReady()) ? 1 : 0));
  const breaker = new Gauge({
    name: 'called_shot_upstream_breaker_open',
    help: '1 while the circuit breaker of an upstream host is open',
    labelNames: ['host'],
    registers,
    collect() {
      for (const [host, isOpen] of Object.entries(openBreakers())) breaker.set({ host }, isOpen ? 1 : 0);
    },
  });
}

/** What is read from the database or the disk. Without it, the last values remain. */
function addStoredGauges(registry: Registry, { settlementLag, newestBackup, jobCounts }: MetricSources): void {
  const registers = [registry];
  const readLag = shareReading(settlementLag);
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name: `called_shot_${name}`,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value !== undefined) this.set(value);
      },
    });
  gauge('games_due', 'Games whose picks have to be graded', async () => (await readLag())?.games);
  gauge(
    'settlement_lag_seconds',
    'League seconds since the oldest game that has to be graded changed',
    async () => (await readLag())?.seconds,
  );
  gauge(
    'last_backup_timestamp_seconds',
    'Time of the newest backup in BACKUP_DIR; 0 without one',
    async () => ((await newestBackup()) ?? 0) / 1000,
  );
  const readJobs = shareReading(jobCounts);
  const jobsGauge = (state: 'waiting' | 'failed', help: string) =>
    new Gauge({
      name: `called_shot_jobs_${state}`,
      help,
      labelNames: ['kind'],
      registers,
      async collect() {
        for (const count of (await readJobs()) ?? []) this.set({ kind: count.kind }, count[state]);
      },
    });
  jobsGauge('waiting', 'Work that is due and has not begun, by kind');
  jobsGauge('failed', 'Work that failed in every attempt, by kind');
}

/** The gauges are read at the same time: those of one source share its reading. Null if it fails. */
function shareReading<T>(read: () => Promise<T>): () => Promise<T | null> {
  let reading: Promise<T | null> | null = null;
  return () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
}
