import type { Db } from '#platform/db/open-db.ts';
import { readAppliedMigrations, readMigrationNames } from '#platform/db/migrate.ts';
import { resultWithin } from '#platform/db/result-within.ts';
import type { UpstreamState } from './monitor-fetch.ts';

export type Readiness = {
  isReady: boolean;
  database: 'ok' | 'failing';
  /** `other`: the database has not exactly the migrations of this version; null: unknown */
  migrations: 'ok' | 'other' | null;
  /** reported only: stored data is served while the upstream fails */
  upstream: UpstreamState;
};

const limitMs = 1000;

/** Whether this process can serve requests: the database responds and has the schema of this version. */
export async function checkReadiness(db: Db, upstream: UpstreamState): Promise<Readiness> {
  const [applied, expected] = await Promise.all([
    resultWithin(readAppliedMigrations(db.$client), limitMs),
    readMigrationNames(),
  ]);
  if (applied === null) return { isReady: false, database: 'failing', migrations: null, upstream };
  const isCurrent = applied.join() === expected.join();
  return { isReady: isCurrent, database: 'ok', migrations: isCurrent ? 'ok' : 'other', upstream };
}
