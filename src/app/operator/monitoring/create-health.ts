import type { Health } from '#app/server/serve-health.ts';
import { readAppliedMigrations, readMigrationNames } from '#platform/db/migrate.ts';
import type { Database } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/open-db.ts';
import { resultWithin } from '#platform/jobs/result-within.ts';
import { isClockRight } from '#platform/jobs/site-time.ts';
import type { Services } from '#sources/services.ts';
import type { UpstreamState } from './create-upstream-recorder.ts';

/** Creates the function that reads the state of this process for `/healthz`. */
export function createHealth(
  { league, hub }: Services,
  { upstreamState, database }: { upstreamState: () => UpstreamState; database: Pick<Database, 'isResponsive'> },
): () => Promise<Health> {
  return async () => ({
    ok: true,
    league: league.kind,
    upstream: upstreamState(),
    database: (await database.isResponsive()) ? 'ok' : 'failing',
    uptime: Math.round(process.uptime()),
    watchedGames: hub.gameCount,
    viewers: hub.subscriberCount,
  });
}

export type Readiness = {
  isReady: boolean;
  database: 'ok' | 'failing';
  /** `other`: the database has not exactly the migrations of this version; null: unknown */
  migrations: 'ok' | 'other' | null;
  /** reported only: stored data is served while the upstream fails */
  upstream: UpstreamState;
  /** ms by which the clock of this machine is behind the database */
  clockOffset: number;
};

const limitMs = 1000;

/**
 * Whether this process can serve requests: the database responds and has the schema of this version, and the clock of this machine
 * is right.
 */
export async function checkReadiness(
  db: Db,
  reported: { upstream: UpstreamState; clockOffset: number },
): Promise<Readiness> {
  const [applied, expected] = await Promise.all([
    resultWithin(readAppliedMigrations(db.$client), limitMs),
    readMigrationNames(),
  ]);
  if (applied === null) return { isReady: false, database: 'failing', migrations: null, ...reported };
  const isCurrent = applied.join() === expected.join();
  const isReady = isCurrent && isClockRight({ offset: reported.clockOffset });
  return { isReady, database: 'ok', migrations: isCurrent ? 'ok' : 'other', ...reported };
}
