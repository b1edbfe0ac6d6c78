import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Leadership } from '#platform/bus/create-leadership.ts';
import type { Db } from '#platform/db/open-db.ts';
import { networkOf, type TakeTurn } from '#platform/http/fair-share.ts';
import { hashOfToken } from '#platform/http/secret-token.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import type { SiteTime } from '#platform/jobs/site-time.ts';
import type { Services } from '#sources/services.ts';
import { listBackups } from '../backup/backup-files.ts';
import { type Readiness, checkReadiness } from './create-health.ts';
import type { Metrics, SettlementLag } from './create-metrics.ts';
import type { UpstreamState } from './create-upstream-recorder.ts';

export type Monitoring = {
  readiness(): Promise<Readiness>;
  metrics: Metrics;
  /** the bearer token of `/metrics`; null: there is no such route */
  metricsToken: string | null;
};

/** Serves `/readyz` and, with a token, `/metrics`; observes every response. */
export function serveMonitoring(app: FastifyInstance, monitoring: Monitoring, takeTurn: TakeTurn): void {
  const { readiness, metrics, metricsToken } = monitoring;
  app.get('/readyz', async (request, reply) => {
    const state = await takeTurn(networkOf(request.ip), readiness, 2);
    return reply
      .code(state.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  if (metricsToken === null) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unmatched';
    metrics.observeResponse({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('The token is wrong.\n');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.format());
  });
}

/** Compares hashes, so that the time does not depend on the texts. */
function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hashOfToken(one), hashOfToken(other));
}

type Watched = {
  time: Pick<SiteTime, 'offset'>;
  upstreamState: () => UpstreamState;
  metrics: Metrics;
  leadership: Leadership;
  /** name of the database */
  database: string;
  settings: { metricsToken: string | null; backupDir: string };
};

/** Creates the readiness check and adds the gauges of the application's parts to `metrics`. */
export function createMonitoring(
  { db, clock, hub, client }: Services,
  { time, upstreamState, metrics, leadership, database, settings }: Watched,
): Monitoring {
  const readiness = () => checkReadiness(db, { upstream: upstreamState(), clockOffset: time.offset });
  metrics.watch({
    hub,
    pool: db.$client,
    openBreakers: () => client.openBreakers(),
    settlementLag: () => readSettlementLag(db, clock.now()),
    isReady: async () => (await readiness()).isReady,
    isLeader: leadership.isLeader,
    newestBackup: async () => (await listBackups(settings.backupDir, database)).at(-1)?.createdAt ?? null,
    jobCounts: () => countJobs(db),
  });
  return { readiness, metrics, metricsToken: settings.metricsToken };
}

/** Reads how many games have to be graded, and since when. `now`: epoch ms of the league's clock. */
export async function readSettlementLag(db: Db, now: number): Promise<SettlementLag> {
  const { rows } = await db.execute<{ games: number; since: Date | null }>(sql`
    select count(*)::integer as games, nullif(min(seen_at), '-infinity') as since from games where settlement = 'due'`);
  const { games = 0, since = null } = rows[0] ?? {};
  return { games, seconds: since === null ? 0 : Math.max(0, (now - new Date(since).getTime()) / 1000) };
}
